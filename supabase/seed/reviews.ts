import { featured } from "./cast/cast.ts";
import { Random } from "./people/random.ts";
import { answers, comments } from "./people/review-words.ts";
import { weighted, weightedKeys } from "./people/weighted.ts";

/** What the reviews of somebody depend on. */
type Reviewed = { id: string; is_cast: boolean; specialty_id: number | null; joined: number; rank: number };

/** Who has just begun is new: no reviews yet. */
const leastDays = 12;
/** Councils that let patients' words be shown: see the table of specialties. */
const withWords = new Set([2, 3, 6, 7]);
const seed = 53;
/** Counts of one to five stars that make 4.8: of the cast, and of the one with many. */
const usual = [0, 0, 0, 2, 8];
const many = [0, 2, 2, 15, 108];
/** How many reviews somebody has: most a handful, few have dozens. */
const drawCount = weighted([
  [[0, 0], 14],
  [[1, 4], 28],
  [[5, 12], 32],
  [[13, 30], 20],
  [[31, 90], 6],
] as const);
/** How many of those who are content give five stars, and not four. */
const drawDelight = weighted([
  [1, 22],
  [0.92, 30],
  [0.8, 26],
  [0.6, 14],
  [0.3, 8],
] as const);
/** Where there are many, there is somebody who was not. */
const drawLow = weightedKeys({ 3: 70, 2: 20, 1: 10 });
const lowShare = 0.023;
/** Of those whom the professional invited, which show and do not count: none, one or two for each. */
const invited = [[], [5], [4, 5]];

/** Reviews as columns, which is the fastest way into the table. Together 98 in 100 give four stars or five. */
export function demoReviews(people: readonly Reviewed[]) {
  const columns = {
    professional_id: [] as string[],
    stars: [] as number[],
    author: [] as (string | null)[],
    comment: [] as (string | null)[],
    answer: [] as (string | null)[],
    source: [] as string[],
    minutes: [] as number[],
  };
  for (const person of people) addReviews(columns, person);
  return columns;
}

/** What the database will reckon from them. */
export function ratingsOf({ professional_id, stars, source }: ReturnType<typeof demoReviews>) {
  const counted = professional_id.flatMap((id, index) =>
    source[index] === "appointment" ? [{ id, stars: stars[index] ?? 0 }] : [],
  );
  const rated = [...Map.groupBy(counted, ({ id }) => id)].map(([id, reviews]) => {
    const total = reviews.reduce((sum, review) => sum + review.stars, 0);
    return [id, { review_count: reviews.length, rating: Math.round((total / reviews.length) * 100) / 100 }] as const;
  });
  return new Map(rated);
}

function addReviews(columns: ReturnType<typeof demoReviews>, person: Reviewed) {
  // Not by place: whoever else is on the list, somebody's reviews are the same.
  const random = new Random(seed).moveTo(person.rank);
  const counted = starsOf(person, random);
  if (counted.length === 0) return;
  const longest = Math.min(person.joined, 700) * 1440;
  const all = [
    ...counted.map((stars) => ({ stars, source: "appointment" })),
    ...random.pick(invited).map((stars) => ({ stars, source: "contact" })),
  ];
  const words = { good: inTurn(comments.good, random), fair: inTurn(comments.fair, random) };
  for (const { stars, source } of all) {
    const mayComment = stars >= 3 && withWords.has(person.specialty_id ?? 0) && random.chance(0.45);
    const comment = mayComment ? words[stars === 3 ? "fair" : "good"]() : null;
    columns.professional_id.push(person.id);
    columns.stars.push(stars);
    columns.author.push(random.chance(0.7) ? random.pick(authors) : null);
    columns.comment.push(comment);
    columns.answer.push(comment && random.chance(0.25) ? random.pick(answers) : null);
    columns.source.push(source);
    columns.minutes.push(random.between(60, longest));
  }
}

/** The stars that count. */
function starsOf({ id, is_cast, joined }: Reviewed, random: Random) {
  if (joined < leastDays) return [];
  if (id === featured.id) return shuffled(many, random);
  if (is_cast) return shuffled(usual, random);
  const [least, most] = drawCount(random);
  // They came one after the other: nobody has more than one in four days.
  const count = Math.min(random.between(least, most), Math.floor(joined / 4));
  const delight = drawDelight(random);
  return Array.from({ length: count }, (_, place) => {
    if (place === 0) return 5;
    if (place > 8 && random.chance(lowShare)) return Number(drawLow(random));
    return random.chance(delight) ? 5 : 4;
  });
}

function shuffled(counts: readonly number[], random: Random) {
  const stars = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const places = stars.map((star) => ({ star, place: random.share() }));
  return places.toSorted((one, other) => one.place - other.place).map(({ star }) => star);
}

/** From a random place on, and round again: nobody's patients say the same twice in a row. */
function inTurn(words: readonly string[], random: Random) {
  let next = random.between(0, words.length - 1);
  return () => words[next++ % words.length] as string;
}

const authors =
  "Maria José Ana Paulo Luciana Pedro Fernanda Rafael Juliana Carlos Patrícia Eduardo Sandra Gustavo Beatriz Sérgio Cláudia Renato Tereza Lucas Vera André Marta Felipe".split(
    " ",
  );
