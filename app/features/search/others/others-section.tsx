import { CompactCards, type CompactProfessional } from "../results/compact-card.tsx";

/** Where to go on from a profile: a few small cards, each one link. */
export function OthersSection({ others }: { others: readonly CompactProfessional[] }) {
  const [first] = others;
  if (!first) return null;
  return (
    <section aria-labelledby="parecidos" className="page-width pb-16 lg:pb-24 print:hidden">
      <h2 id="parecidos" className="text-2xl">
        Outros profissionais de {first.specialty}
      </h2>
      <p className="mt-1 mb-5 text-muted-foreground">Da mesma cidade ou online, com horários livres.</p>
      <CompactCards professionals={others} />
    </section>
  );
}
