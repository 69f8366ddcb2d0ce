import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { cast } from "../../supabase/seed/cast/cast.ts";

const pagesPerSecond = 100;
const agents = {
  /** Counted. */
  person: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36",
  /** Answered all the same, and not counted. */
  robot: "Mozilla/5.0 (compatible; Measuringbot/1.0; not a person, and of about the same length as one is)",
};

/** Who tells of views while the page is asked for; nobody: the page alone. */
export type AgentKind = keyof typeof agents | "nobody";

/** Many people at one profile. Every visitor has an address of its own, as behind a proxy. */
export function createCrowd(viewsPerSecond: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const crowd = {
    address: "",
    /** When each counted view was answered. */
    accepted: [] as number[],
    visitors: 0,
    /** Then unanswered requests are no error. */
    isDying: false,
    turn,
  };

  /** Asks and tells for some seconds, by the clock: whoever is late catches up. Gives how long each page took. */
  async function turn(agentKind: AgentKind, seconds: number) {
    const taken: number[] = [];
    const pending: Promise<unknown>[] = [];
    const start = performance.now();
    let views = 0;
    let pages = 0;
    for (let now = 0; now < seconds * 1000; now = performance.now() - start) {
      for (; agentKind !== "nobody" && views < (now / 1000) * viewsPerSecond; views++)
        pending.push(reportView(agentKind).catch(onFailure));
      for (; pages < (now / 1000) * pagesPerSecond; pages++) pending.push(askPage(taken).catch(onFailure));
      // As often as timers go: ten views at once would stand in line before the page, which no visitors do.
      await sleep(1);
    }
    await Promise.all(pending);
    return taken;
  }

  async function reportView(agentKind: keyof typeof agents) {
    crowd.visitors += 1;
    const { visitors } = crowd;
    const network = `${10 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}.1`;
    const headers = { "User-Agent": agents[agentKind], "X-Forwarded-For": network };
    const answer = await send(`/contagem?k=view&p=${cast.ana.id}`, { method: "POST", headers });
    if (answer.statusCode !== 204) throw new Error(`a view was answered with ${answer.statusCode}`);
    if (agentKind === "person") crowd.accepted.push(performance.now());
  }

  async function askPage(taken: number[]) {
    const start = performance.now();
    const answer = await send(`/profissional/${cast.ana.id}`, { headers: { "Accept-Encoding": "br" } });
    if (answer.statusCode !== 200) throw new Error(`the page was answered with ${answer.statusCode}`);
    taken.push(performance.now() - start);
  }

  async function send(path: string, options: RequestOptions) {
    const sent = request(crowd.address + path, { agent, ...options }).end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    await once(answer, "end");
    return answer;
  }

  function onFailure(error: unknown) {
    if (!crowd.isDying) throw error;
  }

  return crowd;
}
