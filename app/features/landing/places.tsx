import { specialties } from "#app/features/professionals/specialties.ts";
import { placeHref } from "#app/features/search/places/place.ts";

type PlacesProps = { cities: { name: string; state: string; slug: string }[] };

const CHIP =
  "inline-flex min-h-11 items-center rounded border border-input bg-surface-raised px-4 text-sm font-semibold text-primary no-underline transition-colors hover:border-primary hover:bg-primary-soft";

/** Ways in: the eight specialties, and the country's largest cities that have somebody. */
export function Places({ cities }: PlacesProps) {
  return (
    <section className="border-y bg-surface" aria-labelledby="comece">
      <div className="page-width py-14 md:py-20">
        <h2 id="comece" className="text-3xl">
          Comece por aqui
        </h2>
        <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-12">
          <div>
            <h3 className="text-xl">Especialidades</h3>
            <ul className="mt-4 flex flex-wrap gap-3">
              {specialties.map(({ name, slug }) => (
                <li key={slug}>
                  <a href={placeHref(slug)} className={CHIP}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {cities.length > 0 && (
            <div>
              <h3 className="text-xl">Psicologia nas maiores cidades</h3>
              <ul className="mt-4 flex flex-wrap gap-3">
                {cities.map(({ name, state, slug }) => (
                  <li key={slug + state}>
                    <a href={placeHref("psicologia", state, slug)} className={CHIP}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
