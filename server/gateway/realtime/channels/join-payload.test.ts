import { expect, test } from "vitest";
import { readJoinPayload } from "./join-payload.ts";

test("whoever asks for nothing gets nothing", () => {
  const nothing = {
    ...{ token: undefined, isPrivate: false, self: false, ack: false, presenceKey: "", isPresenceEnabled: false },
    ...{ bindings: [], weight: 0, waitsForChanges: false },
  };
  for (const payload of [undefined, null, {}, { config: {} }]) expect(readJoinPayload(payload)).toEqual(nothing);
});

test("a presence key is a text, and none is the empty one", () => {
  const keyOf = (key: unknown) => readJoinPayload({ config: { presence: { key } } }).presenceKey;
  expect([keyOf("ana"), keyOf(null), keyOf(undefined)]).toEqual(["ana", "", ""]);
});

test("older clients send a presence key alone and are told who is there", () => {
  const isEnabled = (presence: object) => readJoinPayload({ config: { presence } }).isPresenceEnabled;
  expect([isEnabled({ key: "" }), isEnabled({ enabled: true }), isEnabled({ enabled: false })]).toEqual([
    true,
    true,
    false,
  ]);
});

test("a replay is refused rather than left out", () => {
  const replay = { since: 1 };
  expect(() => readJoinPayload({ config: { broadcast: { replay } } })).toThrow(/^UnableToReplayMessages/);
});
