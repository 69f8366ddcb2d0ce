import type { ReactElement } from "react";
import { CalendarIcon, LockIcon, SearchIcon, VerifiedIcon } from "#app/shared/ui/icons/feature-icons.tsx";
import type { IconProps } from "#app/shared/ui/icons/icons.tsx";
import { describeVerified } from "./figures.ts";

type Feature = { Icon: (props: IconProps) => ReactElement; title: string; text: string };

const listFeatures = (verified: number): Feature[] => [
  {
    Icon: SearchIcon,
    title: "Busca Inteligente",
    text: "Filtre por especialidade, modalidade, cidade e horário. Você chega a quem atende o que precisa, sem rodeios.",
  },
  {
    Icon: VerifiedIcon,
    title: "Profissionais Verificados",
    text: `Cada perfil mostra o número no conselho da profissão e diz se e quando nossa equipe o encontrou no cadastro público. ${describeVerified(verified)}`,
  },
  {
    Icon: LockIcon,
    title: "Seguro e Confiável",
    text: "Não usamos rastreadores nem vendemos dados. O que você procura aqui fica com você.",
  },
  {
    Icon: CalendarIcon,
    title: "Disponibilidade Real",
    text: "Os próprios profissionais mantêm seus dias e horários em dia. Você sabe quando há atendimento antes de chamar.",
  },
];

/** `verified`: whose registration was found in the register within a year. */
export function Features({ verified }: { verified: number }) {
  return (
    <section className="border-y bg-surface" aria-labelledby="features">
      <div className="page-width grid grid-cols-1 gap-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <h2 id="features" className="max-w-md text-3xl">
          Feito para quem procura cuidado, sem complicar
        </h2>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:gap-6">
          {listFeatures(verified).map(({ Icon, title, text }) => (
            <li key={title} className="rounded border bg-surface-raised p-5 shadow md:p-6">
              <span className="inline-flex size-12 items-center justify-center rounded bg-primary-soft text-primary-soft-foreground">
                <Icon className="size-6" />
              </span>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
