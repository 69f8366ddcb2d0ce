import { keptData } from "./kept-data.ts";

export function KeptDataList() {
  return (
    <section aria-labelledby="dados">
      <h2 id="dados" className="mt-12 scroll-mt-20 text-2xl">
        O que guardamos, e até quando
      </h2>
      <p className="mt-2 text-muted-foreground">
        Fica em um banco de dados desta instalação, no servidor de quem a opera; fora dele, só os registros de acesso e
        as cópias de segurança. Os prazos são cumpridos por tarefas automáticas.
      </p>
      <ul className="mt-4 divide-y border-y">
        {keptData.map(({ what, whose, why, until }) => (
          <li key={what} className="py-4">
            <h3 className="font-sans text-base font-semibold">{what}</h3>
            <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-3">
              <Fact label="De quem">{[whose].flat().join(", ")}</Fact>
              <Fact label="Para quê">{why}</Fact>
              <Fact label="Até quando">{until}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
