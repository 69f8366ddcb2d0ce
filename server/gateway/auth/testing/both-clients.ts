import type { AuthServer } from "./auth-server.ts";

type Client = ReturnType<AuthServer["client"]>;

/** Both ages of supabase-js, typed alike for what is called in tests. */
export const bothClients = (server: () => AuthServer) => [
  { version: "2.119", connect: () => server().client(), admin: () => server().admin() },
  {
    version: "2.30",
    connect: () => server().oldClient() as unknown as Client,
    admin: () => server().oldAdmin() as unknown as ReturnType<AuthServer["admin"]>,
  },
];
