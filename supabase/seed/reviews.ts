import { featured } from "./cast.ts";
import { Random } from "./people/random.ts";
import { answers, comments } from "./people/review-words.ts";

/** What the reviews of somebody depend on. */
type Reviewed = { id: string; specialty_id: number | null; joined: number };

/** Who has just begun is new: no reviews yet. */
const leastDays = 12;
/** Councils that let patients' words be shown: see the table of specialties. */
const withWords = new Set([2, 3, 6, 7]);
const seed = 53;
/** Counts of one to five stars. Each makes 4.8; one in seven people has somebody who was not content. */
const usual = [0, 0, 0, 2, 8];
const mixed = [0, 0, 1, 0, 9];
const many = [0, 2, 2, 15, 108];
/** Of those whom the professional invited, which show and do not count: none, one or two for each. */
const invited = [[], [5], [4, 5]];

/** How many count. */
export function reviewCountOf({ id, joined }: Reviewed) {
  if (id === featured.id) return 127;
  return joined < leastDays ? 0 : 10;
}

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
  for (const [index, person] of people.entries()) {
    if (reviewCountOf(person) > 0) addReviews(columns, person, index);
  }
  return columns;
}

function addReviews(columns: ReturnType<typeof demoReviews>, person: Reviewed, index: number) {
  const random = new Random(seed).moveTo(index);
  const counts = person.id === featured.id ? many : index % 7 === 3 ? mixed : usual;
  const longest = Math.min(person.joined, 700) * 1440;
  const all = [
    ...shuffled(counts, random).map((stars) => ({ stars, source: "appointment" })),
    ...(invited[index % invited.length] ?? []).map((stars) => ({ stars, source: "contact" })),
  ];
  for (const { stars, source } of all) {
    const mayComment =
      stars >= 3 && withWords.has(person.specialty_id ?? 0) && random.chance(person.id === featured.id ? 0.75 : 0.45);
    const comment = mayComment ? random.pick(comments[stars === 3 ? "fair" : "good"]) : null;
    columns.professional_id.push(person.id);
    columns.stars.push(stars);
    columns.author.push(random.chance(0.7) ? random.pick(authors) : null);
    columns.comment.push(comment);
    columns.answer.push(comment && random.chance(0.25) ? random.pick(answers) : null);
    columns.source.push(source);
    columns.minutes.push(random.between(60, longest));
  }
}

function shuffled(counts: readonly number[], random: Random) {
  const stars = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const places = stars.map((star) => ({ star, place: random.share() }));
  return places.toSorted((one, other) => one.place - other.place).map(({ star }) => star);
}

const authors =
  "Maria José Ana Paulo Luciana Pedro Fernanda Rafael Juliana Carlos Patrícia Eduardo Sandra Gustavo Beatriz Sérgio Cláudia Renato Tereza Lucas Vera André Marta Felipe".split(
    " ",
  );
