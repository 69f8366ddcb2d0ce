import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createGuardedFetch, type Internet } from "./guarded-fetch.ts";
import { isPublicAddress } from "./public-address.ts";

const limits = { headers: {}, timeLimit: 5_000, maxBytes: 1_000, redirects: 3 };

/** A server of this machine, and an internet in which its names live. */
async function serve(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    listener(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, port, at: (path: string, host = "calendario.exemplo") => `http://${host}:${port}${path}` };
}

const loopback = [{ address: "127.0.0.1", family: 4 }];

/** This machine counts as public here, under this name alone; addresses are judged as always. */
const withServer: Internet = {
  resolve: async (host) => (host === "calendario.exemplo" ? [{ address: "127.0.0.1", family: 4 }] : loopback),
  isPublic: (address) => address === "127.0.0.1" || isPublicAddress(address),
  protocol: "http:",
};
/** Nothing is let through but what is public. */
const strict: Internet = { resolve: async () => loopback, isPublic: isPublicAddress, protocol: "http:" };

const outcome = (promise: Promise<{ body: Buffer }>) =>
  promise.then(
    ({ body }) => String(body),
    (error) => error.reason,
  );

test("what is on the internet is fetched, with its status and headers", async () => {
  const server = await serve((_, response) => response.writeHead(200, { etag: '"1"' }).end("BEGIN"));
  const answer = await createGuardedFetch(withServer)(server.at("/a.ics"), limits);
  expect({ ...answer, headers: answer.headers.etag, body: String(answer.body) }).toEqual({
    status: 200,
    headers: '"1"',
    body: "BEGIN",
  });
});

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "127.255.255.254",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.192",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
  "::127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fc00::1",
  "fd12:3456::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "",
  "localhost",
])("%s is nobody's on the internet", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["8.8.8.8", "142.250.79.78", "172.15.0.1", "172.32.0.1", "2800:3f0:4001::200e", "2606:2800:220:1::1"])(
  "%s is on the internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test("this machine, however its address is written, is never asked", async () => {
  const server = await serve((_, response) => response.end("secret"));
  const fetch = createGuardedFetch({ ...strict, resolve: async (host) => [{ address: host, family: 4 }] });
  const hosts = [
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "2130706433",
    "0177.0.0.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "１２７.0.0.1",
  ];
  for (const host of hosts)
    expect([host, await outcome(fetch(server.at("/", host), limits))]).toEqual([host, "private"]);
  expect(server.asked).toEqual([]);
});

test("a name that leads into the network is refused, also when one of its addresses is public", async () => {
  const server = await serve((_, response) => response.end("secret"));
  for (const found of [
    loopback,
    [{ address: "8.8.8.8", family: 4 }, ...loopback],
    [{ address: "::1", family: 6 }],
    [{ address: "::ffff:10.0.0.1", family: 6 }],
    [],
  ]) {
    const fetch = createGuardedFetch({ ...strict, resolve: async () => found });
    expect(await outcome(fetch(server.at("/"), limits))).toBe("private");
  }
  expect(server.asked).toEqual([]);
});

test("a name that is public when asked first and inside when asked again is asked once", async () => {
  const server = await serve((_, response) => response.end("BEGIN"));
  const answers = ["127.0.0.1", "10.0.0.1", "10.0.0.1"];
  let asked = 0;
  const fetch = createGuardedFetch({
    ...withServer,
    resolve: async () => [{ address: String(answers[asked++]), family: 4 }],
  });
  expect(await outcome(fetch(server.at("/"), limits))).toBe("BEGIN");
  expect(asked).toBe(1);
  expect(await outcome(fetch(server.at("/"), limits))).toBe("private");
  expect(server.asked).toHaveLength(1);
});

test("redirects are followed a few times, and never inside, to a file, or with a password", async () => {
  const targets: Record<string, string> = {
    "/ok": "/one",
    "/one": "/two",
    "/metadata": "http://169.254.169.254/latest/meta-data/",
    "/ipv6": "http://[::1]/",
    "/file": "file:///etc/passwd",
    "/gopher": "gopher://calendario.exemplo/",
    "/password": "http://a:b@calendario.exemplo/",
    "/around": "/around",
  };
  const server = await serve(({ url = "" }, response) => {
    const location = targets[url];
    if (location) response.writeHead(302, { location }).end();
    else response.end("BEGIN");
  });
  const fetch = createGuardedFetch(withServer);
  const outcomes: Record<string, string> = {};
  for (const path of ["/ok", "/metadata", "/ipv6", "/file", "/gopher", "/password", "/around"])
    outcomes[path] = await outcome(fetch(server.at(path), limits));
  expect(outcomes).toEqual({
    "/ok": "BEGIN",
    "/metadata": "private",
    "/ipv6": "private",
    "/file": "address",
    "/gopher": "address",
    "/password": "address",
    "/around": "redirects",
  });
  expect(server.asked.filter((line) => line.endsWith("/around"))).toHaveLength(4);
});

test("on the internet only the web's secure port is asked", async () => {
  const fetch = createGuardedFetch({ ...strict, protocol: "https:" });
  for (const address of [
    "http://calendario.exemplo/",
    "https://calendario.exemplo:22/",
    "https://a:b@exemplo.com/",
    "nada",
  ])
    expect([address, await outcome(fetch(address, limits))]).toEqual([address, "address"]);
});

test("an answer that never ends costs as much as the limit, in bytes or in time", async () => {
  const endless = await serve((_, response) => {
    const push = () => response.write("x".repeat(500), () => setImmediate(push));
    push();
  });
  expect(await outcome(createGuardedFetch(withServer)(endless.at("/"), limits))).toBe("huge");

  const silent = await serve(() => {});
  const trickling = await serve((_, response) => void response.writeHead(200).write("B"));
  for (const server of [silent, trickling])
    expect(await outcome(createGuardedFetch(withServer)(server.at("/"), { ...limits, timeLimit: 100 }))).toBe("slow");
  const unresolved = createGuardedFetch({ ...withServer, resolve: () => new Promise(() => {}) });
  expect(await outcome(unresolved(silent.at("/"), { ...limits, timeLimit: 100 }))).toBe("slow");
});

test("a name that nobody has is unknown, and who is not there is unreachable", async () => {
  const failing = (code: string) =>
    createGuardedFetch({ ...withServer, resolve: () => Promise.reject(Object.assign(new Error(code), { code })) });
  expect(await outcome(failing("ENOTFOUND")("http://calendario.exemplo/", limits))).toBe("unknown");
  expect(await outcome(failing("EAI_AGAIN")("http://calendario.exemplo/", limits))).toBe("unreachable");
});
