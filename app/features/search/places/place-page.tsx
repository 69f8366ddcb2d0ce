import { findSpecialty, type Specialty } from "#app/features/professionals/specialties.ts";
import { formatNumber, plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import { ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";
import { everything, laterParams, searchHref } from "../filters/filters.ts";
import { Cards } from "../results/cards.tsx";
import { CompactCards } from "../results/compact-card.tsx";
import { OrderNote } from "../results/notices/order-note.tsx";
import { pageNumber } from "../search-title.ts";
import type { Place } from "./load-place.server.ts";
import { placeHref, placePhrase } from "./place.ts";
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
      <h1 className="mt-3 text-3xl">
        {placeTitle(place)}
        {place.page > 1 && `, ${pageNumber(place.page)}`}
      </h1>
      <p className="mt-3 max-w-text text-lg text-muted-foreground">
        {total > 0
          ? `${plural(total, "profissional", "profissionais")} de ${specialty.name} ${where}, com horários e contato direto.`
          : `Ainda não há profissionais de ${specialty.name} ${where}.`}
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {professionals.length === 0 && <NobodyHere specialty={specialty} />}
          {professionals.length > 0 && <Cards professionals={professionals} />}
          {professionals.length > 0 && <MorePages place={place} />}
          {professionals.length > 0 && <OrderNote />}
          {place.online.length > 0 && <OnlineToo specialty={specialty} place={place} />}
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
  return (
    <EmptyState
      title="Nenhum profissional encontrado"
      description="Veja as cidades próximas ou quem atende por videochamada, de qualquer lugar."
      action={
        <a href={onlineHref(specialty)} className={buttonVariants()}>
          Buscar atendimento online
        </a>
      }
    />
  );
}

/** The rest of the list, page by page, and the search that keeps the place. */
function MorePages({ place }: { place: Place }) {
  const { specialtySlug, uf, city, citySlug, page, next } = place;
  const path = placeHref(specialtySlug, uf, citySlug);
  const search = new URLSearchParams({
    especialidade: specialtySlug,
    ...(city ? { cidade: `${city} - ${uf}` } : uf ? { estado: uf } : {}),
  });
  return (
    <nav aria-label="Mais profissionais" className="flex flex-wrap gap-3 max-sm:flex-col print:hidden">
      {page > 1 && (
        <a href={path} rel={page === 2 ? "prev" : undefined} className={buttonVariants({ variant: "outline" })}>
          Primeira página
        </a>
      )}
      {next && (
        <a href={`${path}?${laterParams({ after: next, page: page + 1 })}`} rel="next" className={buttonVariants()}>
          Próxima página <ChevronRightIcon />
        </a>
      )}
      <a href={`/buscar?${search}`} className={buttonVariants({ variant: "outline" })}>
        Filtrar por modalidade e horário
      </a>
    </nav>
  );
}

/** Where few work, somebody elsewhere may be reached by video. */
function OnlineToo({ specialty, place }: { specialty: Specialty; place: Place }) {
  return (
    <section aria-labelledby="online" className="mt-5">
      <h2 id="online" className="text-2xl">
        Também atendem online
      </h2>
      <p className="mt-2 mb-5 max-w-text text-muted-foreground">
        Por videochamada, de qualquer lugar.{" "}
        <a href={onlineHref(specialty)} className="text-link">
          Ver todos
        </a>
      </p>
      <CompactCards professionals={place.online} />
    </section>
  );
}

const onlineHref = ({ name }: Specialty) => searchHref({ ...everything, specialty: name, modality: "online" });

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
