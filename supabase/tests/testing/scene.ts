import { randomUUID } from "node:crypto";
import postgres, { type ReservedSql, type Sql } from "postgres";
import { test as base, inject } from "vitest";
import type { Actor } from "#server/database/acting.ts";

/** Somebody with an account, as tests speak of them. */
export type Person = { userId: string; professionalId: string; actor: Actor };

export type Row = Record<string, unknown>;

export const visitor: Actor = { role: "anon" };
export const service: Actor = { role: "service_role" };

/** A full profile that the database lists. */
export const completeProfile = {
  specialty: "Psicologia",
  registration: "CRP 06/12345",
  approach: "TCC",
  age_group: "adultos",
  modality: "ambos",
  address: "Rua das Flores, 10",
  district: "Centro",
  city: "Campinas",
  state: "SP",
  schedule: "Segunda a sexta, 9h às 18h",
  description: "Atendo com calma.",
  whatsapp: "(19) 99999-0000",
  contact_email: "contato@exemplo.com.br",
};

/** In the form of the specialty's council, and with an RQE where one is asked for. */
function numberOf(specialty: unknown, number: string) {
  return (forms[String(specialty)] ?? "CRP 06/N").replace(/\bN\b/, number);
}

const forms: Record<string, string> = {
  Psiquiatria: "CRM/SP N + RQE 12345",
  Fonoaudiologia: "CRFa 2-N",
  Fisioterapia: "CREFITO-3/N-F",
  "Terapia Ocupacional": "CREFITO-3/N-TO",
  Nutrição: "CRN-3 N",
  Enfermagem: "COREN-SP N-ENF",
  Odontologia: "CRO-SP N",
};

/** One for all tests of a worker: the database compiles its functions for each connection anew. */
let connections: Sql | undefined;

function connect() {
  connections ??= postgres({
    host: inject("postgresHost"),
    user: "postgres",
    database: "postgres",
    max: 1,
    onnotice() {},
  });
  return connections.reserve();
}

/** Test with a database of named people; everything it does is rolled back. */
export const test = base.extend<{ scene: Scene }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
  scene: async ({}, use) => {
    const connection = await connect();
    await connection`begin`;
    // One scene after the other: they use the same names and the same totals, and two that hold one each would wait for
    // each other for ever.
    await connection`select pg_advisory_xact_lock(hashtext('scene'))`;
    try {
      await use(new Scene(connection));
    } finally {
      await connection`rollback`;
      connection.release();
    }
  },
});

export class Scene {
  readonly #connection: ReservedSql;
  #listed = 0;

  constructor(connection: ReservedSql) {
    this.#connection = connection;
  }

  /** As the owner of the schema, for setting the scene. */
  async sql(text: string, parameters: unknown[] = []): Promise<Row[]> {
    return [...(await this.#connection.unsafe(text, parameters as never[]))];
  }

  /** A new account, whose record the database makes by itself. */
  async signUp(name: string, email = `${name.toLowerCase()}@exemplo.com.br`): Promise<Person> {
    const userId = randomUUID();
    await this.sql("insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)", [
      userId,
      email,
      { name },
    ]);
    const [profile] = await this.sql("select id from directory.profiles where user_id = $1", [userId]);
    return {
      userId,
      professionalId: String(profile?.id),
      actor: { role: "authenticated", claims: { sub: userId } },
    };
  }

  /** An account whose profile is complete, so that it is listed. Each with a number of their own. */
  async listed(name: string, changes: Row = {}): Promise<Person> {
    const person = await this.signUp(name);
    this.#listed += 1;
    const registration = numberOf(changes.specialty ?? completeProfile.specialty, `${this.#listed}2345`);
    await this.as(person).update({ ...completeProfile, registration, ...changes }, person);
    return person;
  }

  as(who: Actor | Person) {
    const actor = "actor" in who ? who.actor : who;
    const run = (text: string, parameters: unknown[] = []) => this.#act(actor, text, parameters);
    return {
      run,
      read: (relation: string, condition = "true") => run(`select * from ${relation} where ${condition}`),
      update: (values: Row, person: Person) => {
        const names = Object.keys(values);
        const assignments = names.map((name, index) => `${name} = $${index + 2}`).join(", ");
        const text = `update professionals set ${assignments} where user_id = $1 returning *`;
        return run(text, [person.userId, ...Object.values(values)]);
      },
    };
  }

  /** Under the actor's role, inside a savepoint, so that a denial does not end the scene. */
  async #act(actor: Actor, text: string, parameters: unknown[]): Promise<Row[]> {
    const connection = this.#connection;
    await connection`savepoint act`;
    try {
      const claims = JSON.stringify({ role: actor.role, ...actor.claims });
      await connection`select set_config('role', ${actor.role}, true), set_config('request.jwt.claims', ${claims}, true)`;
      const rows = [...(await connection.unsafe(text, parameters as never[]))];
      await connection`reset role`;
      return rows;
    } catch (error) {
      await connection`rollback to savepoint act`;
      throw error;
    } finally {
      await connection`release savepoint act`;
    }
  }
}
