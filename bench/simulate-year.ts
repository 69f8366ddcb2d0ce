// One year of ten thousand professionals with a fake clock and a faulty provider, by the product's own rules. Fails
// when somebody who paid is not listed, somebody unpaid is listed beyond the grace, or the ledgers differ.
// Run with `npm run simulate:year [people] [seed]`.
import { formatMoney, formatNumber } from "#app/shared/formats.ts";
import { createProductInMemory } from "../server/payments/testing/product-in-memory.ts";
import { simulateYear, type World } from "../server/payments/testing/year.ts";

const people = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
const began = performance.now();
const world: World = { books: new Map(), clock: { now: 0 } };
const accounts = Array.from({ length: people }, (_, index) => `person-${index}`);
const { charges, twice, provider, product } = await simulateYear(world, createProductInMemory(world), accounts, {
  seed,
});
const seconds = (performance.now() - began) / 1000;
console.log(`${formatNumber(people)} people, ${formatNumber(charges)} charges, ${seconds.toFixed(1)} s`);
console.log(`provider kept ${formatMoney(provider.kept)}, gave back ${formatMoney(provider.returned)}`);
console.log(`product  kept ${formatMoney(product.kept)}, gave back ${formatMoney(product.returned)}`);
if (JSON.stringify(provider) !== JSON.stringify(product) || twice > 0) {
  console.error(`The ledgers differ, or somebody paid twice (${twice}).`);
  process.exit(1);
}
