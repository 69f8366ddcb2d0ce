import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CompactCards, type CompactProfessional } from "../results/compact-card.tsx";

const ID = "parecidos";

/** Where to go on from a profile: a few small cards, each one link. */
export function OthersSection({ others }: { others: readonly CompactProfessional[] }) {
  const [first] = others;
  if (!first) return null;
  return (
    <section id={ID} aria-labelledby="parecidos-titulo" className="page-width pb-16 lg:pb-24 print:hidden">
      <h2 id="parecidos-titulo" className="text-2xl">
        Outros profissionais de {first.specialty}
      </h2>
      <p className="mt-1 mb-5 text-muted-foreground">Da mesma cidade ou online, com horários livres.</p>
      <CompactCards professionals={others} />
    </section>
  );
}

type OthersLaterProps = { professionalId: string; specialty: string };

/** The same on a page of its own, from where it is fetched when somebody comes near: most never scroll that far. */
export function OthersLater({ professionalId, specialty }: OthersLaterProps) {
  const href = `/profissional/${professionalId}/parecidos`;
  return (
    <section id={ID} data-later={href} className="page-width pb-16 lg:pb-24 print:hidden">
      <a href={href} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
        Outros profissionais de {specialty}
      </a>
    </section>
  );
}
