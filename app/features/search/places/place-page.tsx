import { findSpecialty, type Specialty } from "#app/features/professionals/specialties.ts";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import { everything, parseSearchFilters, searchHref } from "../filters.ts";
import { OrderNote } from "../results/order-note.tsx";
import { ProfessionalCard } from "../results/professional-card.tsx";
import type { Place } from "./load-place.server.ts";
import { placePhrase } from "./place.ts";
import type { PlaceLinks } from "./place-links.server.ts";
import { placeTitle, placeTrail } from "./place-title.ts";

/** /psicologia, /psicologia/sp, /psicologia/sp/campinas */
export default function PlacePage({ place }: { place: Place }) {
  const specialty = findSpecialty(place.specialtySlug);
  if (!specialty) return null;
  const { total, professionals, links } = place;
  const where = placePhrase(place.uf, place.city);
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <Breadcrumb trail={placeTrail(place)} />
      <h1 className="mt-3 text-3xl">{placeTitle(place)}</h1>
      <p className="mt-3 max-w-text text-lg text-muted-foreground">
        {total > 0
          ? `${plural(total, "profissional", "profissionais")} de ${specialty.name} ${where}, com horários e contato direto.`
          : `Ainda não há profissionais de ${specialty.name} ${where}.`}
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {professionals.length === 0 && <NobodyHere specialty={specialty} />}
          {professionals.map((professional) => (
            <div key={professional.id} className="@container">
              <ProfessionalCard professional={professional} />
            </div>
          ))}
          {professionals.length > 0 && <SearchAll place={place} />}
        </div>
        <aside className="flex flex-col gap-8">
          <About name={specialty.name} texts={place.texts} />
          {links.map((group) => (
            <LinkGroup key={group.title} group={group} />
          ))}
        </aside>
      </div>
    </div>
  );
}

function NobodyHere({ specialty }: { specialty: Specialty }) {
  const online = searchHref({
    ...everything,
    specialty: specialty.name,
    modality: "online",
  });
  return (
    <EmptyState
      title="Nenhum profissional encontrado"
      description="Veja as cidades próximas ou quem atende por videochamada, de qualquer lugar."
      action={
        <a href={online} className={buttonVariants()}>
          Buscar atendimento online
        </a>
      }
    />
  );
}

function SearchAll({ place }: { place: Place }) {
  const params = new URLSearchParams({ especialidade: place.specialtySlug });
  // A search knows cities, not states.
  const canSeeAll = place.total > place.professionals.length && (place.city || !place.uf);
  if (place.city) params.set("cidade", `${place.city} - ${place.uf}`);
  return (
    <>
      <a
        href={searchHref(parseSearchFilters(params))}
        className={buttonVariants({ variant: "outline", className: "sm:self-start" })}
      >
        {canSeeAll ? `Ver todos os ${formatNumber(place.total)}` : "Filtrar por modalidade e horário"}
      </a>
      <OrderNote />
    </>
  );
}

function About({ name, texts }: { name: string; texts: Place["texts"] }) {
  const { about, council, councilName } = texts;
  return (
    <section aria-labelledby="sobre" className="text-sm">
      <h2 id="sobre" className="text-xl">
        O que faz a {name}
      </h2>
      <p className="mt-2 text-muted-foreground">{about}</p>
      <p className="mt-2 text-muted-foreground">
        Quem exerce a profissão tem registro no {councilName} ({council}). O número aparece em cada perfil, e qualquer
        pessoa pode conferi-lo no site do conselho.
      </p>
    </section>
  );
}

function LinkGroup({ group: { title, links } }: { group: PlaceLinks }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 text-sm">
        {links.map(({ label, to, count }) => (
          <li key={to} className="border-b last:border-0">
            <a href={to} className="flex min-h-11 items-center justify-between gap-4">
              <span className="text-link">{label}</span>
              <span className="numeric text-muted-foreground">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
