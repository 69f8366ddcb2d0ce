/**
 * Those who vouch for people, by GoTrue's names, as their public documentation describes them: where they are asked, and
 * what their answers mean. What is done with that is in ask-provider.ts.
 */
export type Provider = {
  /** Where it is, unless the settings say otherwise; without it they have to. Nothing where there is one only. */
  url?: string;
  needsUrl?: true;
  endpoints(url: string): Endpoints;
  scopes: string[];
  /** Parameters of the way there. */
  parameters?: Record<string, string>;
  /** Facebook's: shows with each question that the secret is known. */
  provesSecret?: true;
  /** Whose its ID tokens are; only of those that have any. */
  issuer?(url: string, claims: Answer): string | string[];
  read(answer: Answer, url: string): Person;
};

export type Endpoints = {
  authorize: string;
  token: string;
  /** Tells who somebody is; without it the ID token does. */
  userInfo?: string;
  /** Of those who sign ID tokens. */
  keys?: string;
  /** GitHub keeps the addresses apart. */
  emails?: string;
};

/** What came back, with `emails` from their own address and the `user` that Apple sends along with the first code. */
// biome-ignore lint/suspicious/noExplicitAny: it is theirs, and what is read of it is checked afterwards.
export type Answer = Record<string, any>;

/** As it was told, by the names of OpenID Connect. */
export type Person = {
  sub: unknown;
  email: unknown;
  email_verified: unknown;
  name?: unknown;
  picture?: unknown;
  preferred_username?: unknown;
};

const openId = ({ sub, email, email_verified, name, picture, preferred_username }: Answer): Person => ({
  ...{ sub, email, email_verified, name, picture, preferred_username },
});

const standardScopes = ["openid", "email", "profile"];

export const providers = {
  apple: {
    endpoints: () => ({
      authorize: "https://appleid.apple.com/auth/authorize",
      token: "https://appleid.apple.com/auth/token",
      keys: "https://appleid.apple.com/auth/keys",
    }),
    scopes: ["email", "name"],
    parameters: { response_mode: "form_post" },
    issuer: () => "https://appleid.apple.com",
    read: ({ user, ...claims }) => ({
      ...openId(claims),
      name: [user?.name?.firstName, user?.name?.lastName].filter(Boolean).join(" "),
    }),
  },
  azure: {
    url: "https://login.microsoftonline.com/common",
    endpoints: (url) => ({
      authorize: `${url}/oauth2/v2.0/authorize`,
      token: `${url}/oauth2/v2.0/token`,
      keys: `${url}/discovery/v2.0/keys`,
    }),
    scopes: standardScopes,
    issuer: (url, { tid }) => (isShared(url) ? `${url.replace(/[^/]+$/, "")}${tid}/v2.0` : `${url}/v2.0`),
    // An organisation may give its people any address: without the claim, only personal accounts' and the own tenant's count.
    read: ({ xms_edov, tid, ...claims }, url) => ({
      ...openId(claims),
      email_verified:
        xms_edov === undefined ? !isShared(url) || tid === personalTenant : ["1", "true"].includes(`${xms_edov}`),
    }),
  },
  discord: {
    endpoints: () => ({
      authorize: "https://discord.com/api/oauth2/authorize",
      token: "https://discord.com/api/oauth2/token",
      userInfo: "https://discord.com/api/users/@me",
    }),
    scopes: ["email", "identify"],
    read: ({ id, email, verified, global_name, username, avatar }) => ({
      ...{ sub: id, email, email_verified: verified, name: global_name ?? username, preferred_username: username },
      picture: avatar ? `https://cdn.discordapp.com/avatars/${id}/${avatar}.png` : undefined,
    }),
  },
  facebook: {
    endpoints: () => ({
      authorize: "https://www.facebook.com/dialog/oauth",
      token: "https://graph.facebook.com/oauth/access_token",
      userInfo: "https://graph.facebook.com/me?fields=id,email,name,picture",
    }),
    scopes: ["email"],
    provesSecret: true,
    // It hands out only addresses that were confirmed.
    read: ({ id, email, name, picture }) => ({
      ...{ sub: id, email, email_verified: email !== undefined, name, picture: picture?.data?.url },
    }),
  },
  github: {
    url: "https://github.com",
    endpoints: (url) => {
      const api = url === "https://github.com" ? "https://api.github.com" : `${url}/api/v3`;
      return {
        authorize: `${url}/login/oauth/authorize`,
        token: `${url}/login/oauth/access_token`,
        userInfo: `${api}/user`,
        emails: `${api}/user/emails`,
      };
    },
    scopes: ["user:email"],
    read: ({ id, login, name, avatar_url, emails }) => {
      const list: Answer[] = Array.isArray(emails) ? emails : [];
      const main = list.find(({ primary }) => primary) ?? list[0];
      const known = { sub: id, name, picture: avatar_url, preferred_username: login };
      return { ...known, email: main?.email, email_verified: main?.verified };
    },
  },
  gitlab: {
    url: "https://gitlab.com",
    endpoints: (url) => ({
      authorize: `${url}/oauth/authorize`,
      token: `${url}/oauth/token`,
      userInfo: `${url}/api/v4/user`,
    }),
    scopes: ["read_user"],
    read: ({ id, email, confirmed_at, name, avatar_url, username }) => ({
      ...{ sub: id, email, email_verified: Boolean(confirmed_at), name, picture: avatar_url },
      preferred_username: username,
    }),
  },
  google: {
    endpoints: () => ({
      authorize: "https://accounts.google.com/o/oauth2/v2/auth",
      token: "https://oauth2.googleapis.com/token",
      userInfo: "https://openidconnect.googleapis.com/v1/userinfo",
      keys: "https://www.googleapis.com/oauth2/v3/certs",
    }),
    scopes: standardScopes,
    issuer: () => ["https://accounts.google.com", "accounts.google.com"],
    read: openId,
  },
  /** Any server of OpenID Connect whose addresses are Keycloak's. */
  keycloak: {
    needsUrl: true,
    endpoints: (url) => ({
      authorize: `${url}/protocol/openid-connect/auth`,
      token: `${url}/protocol/openid-connect/token`,
      userInfo: `${url}/protocol/openid-connect/userinfo`,
      keys: `${url}/protocol/openid-connect/certs`,
    }),
    scopes: standardScopes,
    issuer: (url) => url,
    read: openId,
  },
  linkedin_oidc: {
    endpoints: () => ({
      authorize: "https://www.linkedin.com/oauth/v2/authorization",
      token: "https://www.linkedin.com/oauth/v2/accessToken",
      userInfo: "https://api.linkedin.com/v2/userinfo",
    }),
    scopes: standardScopes,
    read: openId,
  },
} satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
export const providerNames = Object.keys(providers) as ProviderName[];

/** Microsoft's addresses for everybody, or every organisation, or every personal account. */
const isShared = (url: string) => /\/(?:common|organizations|consumers)$/.test(url);
const personalTenant = "9188040d-6c67-4c5b-b112-36a304b66dad";
