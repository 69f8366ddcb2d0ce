import fc from "fast-check";
import { expect, test } from "vitest";
import { drawStamped } from "#app/shared/testing/draw-stamped.tsx";
import CardList from "./card-list.tsx";
import type { FoundProfessional } from "./found.ts";

const words = fc.string({ unit: "binary" }).filter((text) => !/[\0\r]/.test(text));
const perhaps = fc.option(words);
const professionals: fc.Arbitrary<FoundProfessional> = fc.record({
  id: fc.uuid(),
  name: words,
  specialty: fc.constantFrom("Psicologia", "Odontologia"),
  registration: words,
  approach: fc.option(fc.constantFrom("TCC", "Não se aplica", "")),
  modality: fc.constantFrom("presencial", "online", "ambos"),
  district: perhaps,
  city: perhaps,
  schedule: perhaps,
  description: perhaps,
  rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  reviewCount: fc.nat(3_000),
  isVerified: fc.boolean(),
  photo: perhaps,
  nextTime: fc.option(fc.constantFrom("hoje, 14:30", "seg., 16/11, 08:00")),
});

test("whoever it is and whatever they write, a card from the stamp is the card that the browser draws", () => {
  fc.assert(
    fc.property(fc.array(professionals, { maxLength: 3 }), (found) => {
      const { stamped, drawn } = drawStamped(<CardList people={found} />, "/buscar");
      expect(stamped).toBe(drawn);
    }),
  );
});
