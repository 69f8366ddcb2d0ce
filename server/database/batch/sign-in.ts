import { once } from "node:events";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls, type TLSSocket } from "node:tls";
import postgres, { type Sql } from "postgres";
import { requestTls } from "./messages.ts";

/** What of the driver's parsed options is used here. */
type Address = {
  path?: string | false;
  host: string[];
  port: number[];
  ssl: unknown;
  sslnegotiation?: string;
  connect_timeout: number;
};

/** A socket to the pool's database on which the driver has signed in and which it then leaves to us. */
export async function signIn(sql: Sql): Promise<Socket> {
  const address = sql.options as unknown as Address;
  let socket: Socket | undefined;
  const driver = postgres({
    ...sql.options,
    max: 1,
    idle_timeout: null,
    max_lifetime: null,
    fetch_types: false,
    ssl: false,
    async socket() {
      socket = await open(address);
      return socket;
    },
  } as unknown as postgres.Options<Record<string, never>>);
  try {
    await driver`select 1`;
  } catch (error) {
    socket?.destroy();
    throw error;
  }
  if (!socket || socket.destroyed) throw Object.assign(new Error("Lost at once"), { code: "CONNECTION_CLOSED" });
  socket.removeAllListeners("data");
  return socket;
}

async function open(address: Address) {
  const { path, host, port, connect_timeout } = address;
  const opened = async (socket: Socket) => {
    await within(connect_timeout, socket, once(socket, "connect"));
    return socket;
  };
  if (path) return opened(connect(path));
  let failure: unknown;
  for (const [index, name] of host.entries()) {
    try {
      const socket = await opened(connect({ host: name, port: port[index] ?? 5432, noDelay: true, keepAlive: true }));
      return address.ssl ? await secure(socket, name, address) : socket;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function within<Result>(seconds: number, socket: Socket, work: Promise<Result>) {
  const giveUp = () => socket.destroy(Object.assign(new Error("Too late"), { code: "CONNECT_TIMEOUT" }));
  const timer = setTimeout(giveUp, seconds * 1_000);
  return work.finally(() => clearTimeout(timer));
}

/** As the driver does it: `require`, `allow` and `prefer` encrypt without checking whose certificate it is. */
async function secure(socket: Socket, host: string, { ssl, sslnegotiation, connect_timeout }: Address) {
  const isDirect = sslnegotiation === "direct";
  if (!isDirect) {
    socket.write(requestTls);
    const [answer] = (await within(connect_timeout, socket, once(socket, "data"))) as [Buffer];
    if (answer[0] !== 0x53 && ssl === "prefer") return socket;
  }
  const isUnchecked = ssl === "require" || ssl === "allow" || ssl === "prefer";
  const tls: TLSSocket = connectTls({
    socket,
    servername: isIP(host) ? undefined : host,
    ...(isDirect ? { ALPNProtocols: ["postgresql"] } : {}),
    ...(isUnchecked ? { rejectUnauthorized: false } : typeof ssl === "object" ? ssl : {}),
  });
  await within(connect_timeout, socket, once(tls, "secureConnect"));
  return tls;
}
