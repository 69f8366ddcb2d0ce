import type { RestServer } from "./rest-server.ts";

type Client = Awaited<ReturnType<RestServer["clientFor"]>>;
type Connect = (user?: string, key?: string) => Promise<Client>;

/** Both ages of supabase-js, typed alike for what is called in tests. */
export const bothClients = (server: () => RestServer): { version: string; connect: Connect }[] => [
  { version: "2.119", connect: (...given) => server().clientFor(...given) },
  { version: "2.30", connect: async (...given) => (await server().oldClientFor(...given)) as unknown as Client },
];
