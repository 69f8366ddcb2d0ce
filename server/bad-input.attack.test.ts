import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, runServer } from "./testing/run-server.ts";
import { sendRaw } from "./testing/send-raw.ts";

/** What nobody sends by clicking. Every answer is one that we mean, and none is an error of ours. */
let server: RunningServer;
beforeAll(async () => {
  server = await runServer();
});
afterAll(async () => {
  const errors = server.output().match(/^.*"level":[56]0.*$/gm);
  await server[Symbol.asyncDispose]();
  expect(errors).toBeNull();
});

type Answer = { status: number; headers: Record<string, string>; body: string };

async function raw(request: string): Promise<Answer> {
  const answer = await sendRaw(String(server.address), request);
  expect(answer).not.toMatch(/Unexpected Application Error|\bat .*\.[jt]s:\d+/);
  const [head = "", ...body] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line) => [line.split(": ", 1)[0]?.toLowerCase(), line.slice(line.indexOf(": ") + 2)]);
  return { status: Number(first.split(" ")[1]), headers: Object.fromEntries(headers), body: body.join("\r\n\r\n") };
}

/** `headers`: whole lines. */
const ask = (target: string, headers: string[] = [], method = "GET") =>
  raw([`${method} ${target} HTTP/1.1`, "Host: localhost", ...headers, "Connection: close", "", ""].join("\r\n"));

const send = (target: string, body: string, headers: string[] = [], type = "application/x-www-form-urlencoded") =>
  raw(
    [
      ...[`POST ${target} HTTP/1.1`, "Host: localhost", `Content-Type: ${type}`, `Content-Length: ${body.length}`],
      ...[...headers, "Connection: close", "", body],
    ].join("\r\n"),
  );

test("requests that are none get a 4xx", async () => {
  const requests = {
    "broken escape": "GET /%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "half a character": "GET /profissional/%ED%A0%80 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "null byte": "GET /a%00b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "raw bytes": "GET /\xe3\xff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "no host": "GET / HTTP/1.1\r\nConnection: close\r\n\r\n",
    "two hosts": "GET / HTTP/1.1\r\nHost: localhost\r\nHost: exemplo.com.br\r\nConnection: close\r\n\r\n",
    "broken host": "GET / HTTP/1.1\r\nHost: [::\r\nConnection: close\r\n\r\n",
    "no path": "GET ?x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "a star": "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "no HTTP": "hello\r\n\r\n",
    "bad header": "GET / HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\nConnection: close\r\n\r\n",
    "huge header": `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(20_000)}\r\nConnection: close\r\n\r\n`,
    smuggling:
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
    "absolute target": "GET http://exemplo.com.br/ HTTP/1.1\r\nHost: exemplo.com.br\r\nConnection: close\r\n\r\n",
    "a method of proxies": "TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    "unknown method": "BREW / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  };
  for (const [what, request] of Object.entries(requests))
    expect(String((await raw(request)).status), what).toMatch(/^4\d\d$/);
});

test("odd questions to the search are searches", async () => {
  const queries = [
    "cidade=%ED%A0%80&especialidade=%ED%B0%80",
    "cidade=a%00b&depois=%00",
    "depois=AAAA&raio=-5",
    "raio=NaN&ordem=x",
    "__proto__=1&constructor=2&cidade[]=x&cidade=a&cidade=b&toString",
    `cidade=${"a".repeat(12_000)}`,
    "a=1&".repeat(3_000),
    "%=%&&&=&?#%23",
    "cidade=%3Cscript%3Ealert(1)%3C/script%3E",
  ];
  for (const query of queries) {
    const { status, body } = await ask(`/buscar?${query}`);
    expect([status, body.includes("Encontre seu profissional ideal")], query.slice(0, 60)).toEqual([200, true]);
    expect(body).not.toContain("<script>alert(1)");
  }
});

test("a place in a search that is none leads to its beginning", async () => {
  const places: Record<string, string> = {
    "cidade=a%00b&depois=%00&pagina=2": "/buscar?cidade=a%00b",
    "depois=AAAA&pagina=-1&raio=NaN&ordem=x": "/buscar?raio=NaN&ordem=x",
    "pagina=1e999": "/buscar",
    "pagina=2&nome=%0d%0aSet-Cookie:x": "/buscar?nome=%0D%0ASet-Cookie%3Ax",
    // No page reads it.
    "pagina=2&q2=x": "/buscar",
  };
  for (const [query, location] of Object.entries(places))
    expect(await ask(`/buscar?${query}`), query).toMatchObject({ status: 303, headers: { location } });
});

test("odd addresses of everything else are answered by what they ask for", async () => {
  const answers: [string, number][] = [
    ["/cidades?q=%ED%A0%80%25_", 200],
    ["/cidades/perto?lat=NaN&lon=Infinity", 400],
    ["/cidades/perto?lat=1e308&lon=-1e308", 400],
    ["/cidades/conferir?cidade=%ED%A0%80&uf=SP", 200],
    ["/cep/%F0%9F%98%80", 200],
    ["/sitemap/99999999999999999999.xml", 404],
    ["/profissional/x/horarios?cartao", 404],
    ["/profissional/x/parecidos", 200],
    ["/profissional/0/avaliacoes?pagina=99999999999", 404],
    ["/profissional/%F0%9F%98%80", 404],
    ["/consulta/a%0d%0ab/calendario.ics", 404],
    ["/agenda/%F0%9F%98%80.ics", 404],
    ["/lista-de-espera/%F0%9F%98%80", 404],
    ["/profissional/x/avise-me", 404],
    ["/avaliar/%F0%9F%98%80", 404],
    ["/denunciar/__proto__/x", 404],
    ["/denunciar/constructor/be7e5da0-0000-4000-8000-000000000001", 404],
    // As an address should be, but of nothing that visitors can see.
    ["/denunciar/perfil/be7e5da0-0000-4000-8000-ffffffffffff", 404],
    ["/denunciar/avaliacao/be7e5da0-0000-4000-8000-ffffffffffff", 404],
    ["/psicologia/%F0%9F%98%80/x", 404],
    ["/psicologia/sp/campinas/x/y/z", 404],
    ["/assets/..%2f..%2fpackage.json", 404],
    [`/assets/${"a".repeat(5_000)}.js`, 404],
    ["/desafio", 405],
  ];
  for (const [path, status] of answers) expect((await ask(path)).status, path.slice(0, 60)).toBe(status);
});

test("an address with ten thousand people is answered with words, not with a broken connection", async () => {
  const ids = Array.from({ length: 10_000 }, (_, n) => `be7e5da0-0000-4000-8000-${String(n).padStart(12, "0")}`);
  for (const path of [`/favoritos?lista=${ids.join(",")}`, `/comparar?ids=${ids.join("&ids=")}`]) {
    const { status, body } = await ask(path);
    expect([status, body.includes("Endereço longo demais")]).toEqual([431, true]);
  }
  const { status, body } = await ask(`/favoritos?lista=${ids.slice(0, 300).join(",")}`);
  expect([status, body.includes("Uma lista mostra até 40 profissionais")]).toEqual([200, true]);
});

test("lists of nobody, of anything and of the same person again are pages", async () => {
  const id = "be7e5da0-0000-4000-8000-ffffffffffff";
  const lists = [
    "",
    ",,,",
    "%00",
    "%ED%A0%80",
    "'; drop table x --",
    `${id},${id.toUpperCase()}`,
    "__proto__",
    "%F0%9F%98%80",
  ];
  for (const list of lists)
    for (const page of ["favoritos?lista=", "comparar?ids="]) {
      const { status, headers, body } = await ask(`/${page}${list.replaceAll(" ", "%20")}`);
      expect([status, body.includes("noindex")], page + list).toEqual([200, true]);
      expect(headers["content-type"]).toContain("text/html");
    }
});

test("two slashes are no way to another name", async () => {
  for (const path of ["//", "//exemplo.com.br/", "//exemplo.com.br/buscar", "///", "//localhost:1/"]) {
    const { status, body } = await ask(path);
    expect([status, body.includes("Página não encontrada")], path).toEqual([404, true]);
    expect(body).not.toContain("http://exemplo.com.br");
  }
});

test("what is in an address cannot leave the header that it is repeated in", async () => {
  for (const [token, location] of [
    ["a%0d%0aX-Evil:%201", "/consulta/a%0D%0AX-Evil:%201"],
    ["%F0%9F%98%80", "/consulta/%F0%9F%98%80"],
    ["%C3%A9%20", "/consulta/%C3%A9%20"],
  ]) {
    for (const answer of [await ask(`/consulta/${token}/avaliar`), await send(`/consulta/${token}/avaliar`, "a=b")]) {
      expect([answer.status, answer.headers.location]).toEqual([303, location]);
      expect(answer.headers).not.toHaveProperty("x-evil");
    }
  }
});

test("headers that mean nothing change nothing", async () => {
  const plain = await ask("/termos");
  expect(plain.status).toBe(200);
  for (const header of [
    'Cookie: =;;;=\xff; a="; b=%; __proto__=x',
    "Cookie: sb-localhost-auth-token=%7Bnonsense",
    "Accept-Encoding: ,;q=,\xff, gzipp;q=abc",
    'If-None-Match: "\xff, W/, *x',
    "If-Modified-Since: never",
    "Range: bytes=9-1",
    "Accept: \xff/*;q=x",
    "X-Original-Host: exemplo.com.br",
    "X-Visitor-Network: 1.2.3.4",
    "Content-Length: 0",
    "Upgrade: h2c",
  ]) {
    const { status, headers, body } = await ask("/termos", [header]);
    expect([status, headers.etag, body === plain.body], header).toEqual([200, plain.headers.etag, true]);
  }
});

test("HEAD is GET without the body, also where there is nothing", async () => {
  for (const path of [
    "/",
    "/buscar?especialidade=psicologia",
    "/nada",
    "/profissional/x",
    "/robots.txt",
    "/favicon.svg",
  ]) {
    const [head, get] = [await ask(path, [], "HEAD"), await ask(path)];
    expect([head.status, head.body], path).toEqual([get.status, ""]);
    for (const name of ["content-type", "content-length", "cache-control", "etag", "content-security-policy"])
      expect(head.headers[name], `${path} ${name}`).toBe(get.headers[name]);
  }
});

test("pages know no other methods, and take a form only where there is one", async () => {
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
    for (const path of ["/", "/buscar", "/lgpd", "/favicon.svg"]) {
      const { status, headers } = await ask(path, [], method);
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, "GET, HEAD, POST"]);
      expect(headers).not.toHaveProperty("access-control-allow-origin");
    }
  for (const path of ["/", "/buscar", "/termos", "/robots.txt", "/favicon.svg"])
    for (const accept of ["text/html", "application/json"]) {
      const { status, headers } = await send(path, "a=b", [`Accept: ${accept}`]);
      expect([status, headers.allow], path).toEqual([405, "GET, HEAD"]);
    }
});

test("what is no form is the sender's error", async () => {
  const file = '--x\r\nContent-Disposition: form-data; name="nome"; filename="a"\r\n\r\nabc\r\n--x--\r\n';
  for (const [body, type] of [
    ["{}", "application/json"],
    ["nome=x", "text/plain"],
    ["nonsense", "multipart/form-data; boundary=x"],
    ["nonsense", "multipart/form-data"],
    [file, "multipart/form-data; boundary=x"],
    ["nome=a%00b", "application/x-www-form-urlencoded"],
  ] as const) {
    const { status, body: words } = await send("/lgpd", body, ["Accept: text/html"], type);
    expect([status, words.includes("Pedido não compreendido")], type).toEqual([400, true]);
  }
  expect((await ask("/lgpd", ["Content-Length: 0"], "POST")).status).toBe(400);
});

test("a script gets JSON, a browser the page with what was typed", async () => {
  const form = "nome=Maria+%3Cb%3E&__proto__=x&constructor=y&mensagem=%ED%A0%80&pedido=%E0%A4%A";
  const json = await send("/lgpd", form, ["Accept: application/json"]);
  expect([json.status, json.headers["content-type"]]).toEqual([200, "application/json; charset=utf-8"]);
  expect(Object.keys(JSON.parse(json.body).answer.errors).sort()).toEqual(["email", "pedido"]);
  const page = await send("/lgpd", form, ["Accept: text/html"]);
  expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.headers["cache-control"]).toBe("no-store");
  expect(page.body).toContain("Maria &lt;b&gt;");
  // Nobody else's page has become one with a name on it.
  expect((await ask("/lgpd")).body).not.toContain("Maria");
});

test("a form with more fields than any of ours is refused, and one of ours with a few more is read", async () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=v`).join("&");
  for (const form of [fields(5_000), "nome=v&".repeat(5_000)])
    expect((await send("/lgpd", form, ["Accept: application/json"])).status).toBe(400);
  expect((await send("/lgpd", `nome=v&${fields(90)}`, ["Accept: application/json"])).status).toBe(200);
});

test("a form that is too large is refused, also without a Content-Length", async () => {
  const body = "x".repeat(64 * 1024 + 1);
  const to = (init: RequestInit) =>
    fetch(`${server.address}/lgpd`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/html" },
      ...init,
    });
  const declared = await to({ body });
  expect(declared.status).toBe(413);
  expect(await declared.text()).toContain("Envio grande demais");
  const streamed = await to({ body: new Blob([body]).stream(), duplex: "half" } as RequestInit);
  expect(streamed.status).toBe(413);
});

test("who leaves in the middle of a body, or of an answer, leaves nothing behind", async () => {
  const { port } = new URL(String(server.address));
  const half = (target: string) =>
    `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nnome=`;
  const begin = async (request: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    await new Promise((resolve) => socket.write(request, resolve));
    return socket;
  };
  for (const target of ["/lgpd", "/desafio", "/termos"]) {
    (await begin(half(target))).destroy();
    (await begin(half(target))).resetAndDestroy();
    const ended = await begin(half(target));
    ended.end().resume();
    await once(ended, "close");
  }
  for (let n = 0; n < 20; n++)
    (await begin(`GET /buscar?depois=${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).resetAndDestroy();
  expect((await ask("/buscar")).status).toBe(200);
});

test("a socket that is refused gets an answer, also with a body behind it: to a proxy silence means a dead server", async () => {
  const { host } = new URL(String(server.address));
  const upgrade = (target: string, more = "") =>
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`;
  const asked = ["//", "http://[", "/%", "/realtime/v1/%E0%A4%A/websocket", "/realtime/v1//", "//realtime/v1/x"];
  const bodies = ["/functions/v1/x", "/realtime/v1/websocket", "/x"].map((path) =>
    upgrade(path, "Content-Length: 5000000\r\n").concat("a".repeat(5_000_000)),
  );
  for (const request of [...asked.map((target) => upgrade(target)), ...bodies]) {
    const answer = await sendRaw(String(server.address), request);
    expect(answer, request.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d .*\r\nConnection: close\r\n/);
  }
  const elsewhere = upgrade("/realtime/v1/websocket").replace(host, "exemplo.com.br");
  expect(await sendRaw(String(server.address), elsewhere)).toMatch(/^HTTP\/1\.1 421 /);
  expect((await ask("/healthz")).status).toBe(200);
});
