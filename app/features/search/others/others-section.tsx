import { modalityLabel } from "#app/features/professionals/labels.ts";
import { usePhotoUrl } from "#app/shared/photo-url.ts";
import { Avatar } from "#app/shared/ui/avatar.tsx";
import type { Other } from "./load-others.server.ts";

/** Where to go on from a profile: a few small cards, each one link. */
export function OthersSection({ others }: { others: readonly Other[] }) {
  const [first] = others;
  if (!first) return null;
  return (
    <section aria-labelledby="parecidos" className="page-width pb-16 lg:pb-24">
      <h2 id="parecidos" className="text-2xl">
        Outros profissionais de {first.specialty}
      </h2>
      <p className="mt-1 text-muted-foreground">Da mesma cidade ou online, com horários livres.</p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {others.map((other) => (
          <li key={other.id}>
            <OtherCard {...other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherCard({ id, name, title, modality, city, photo, nextTime }: Other) {
  return (
    <a
      href={`/profissional/${id}`}
      className="flex h-full gap-3 rounded border bg-surface-raised p-4 text-foreground no-underline shadow transition-colors hover:border-primary"
    >
      <Avatar name={name} id={id} photo={usePhotoUrl(photo)} size="sm" />
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-6 font-semibold">{name}</span>
        <span className="block text-sm text-muted-foreground">{title}</span>
        <span className="block text-sm text-muted-foreground">
          {[modality === "online" ? undefined : city, modalityLabel(modality)].filter(Boolean).join(" · ")}
        </span>
        <span className="mt-1 block text-sm">
          Próximo horário: <b className="numeric font-semibold">{nextTime}</b>
        </span>
      </span>
    </a>
  );
}
