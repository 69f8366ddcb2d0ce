import type { ReactElement } from "react";
import { Link } from "react-router";
import { brand } from "#app/shared/brand.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CalendarIcon, LockIcon, SearchIcon, VerifiedIcon } from "#app/shared/ui/feature-icons.tsx";
import type { IconProps } from "#app/shared/ui/icons.tsx";
import { Portico } from "#app/shared/ui/portico.tsx";
import type { Route } from "./+types/home.ts";

export const meta: Route.MetaFunction = () => [
  { title: `${brand.name} | Encontre profissionais de saúde de confiança` },
  {
    name: "description",
    content:
      "Busque psicólogos, psiquiatras, fonoaudiólogos, fisioterapeutas e outros profissionais de saúde por especialidade, cidade e horário. Presencial ou online, sem criar conta.",
  },
];

export default function Home() {
  return (
    <>
      <Hero />
      <Features />
      <Values />
      <ClosingCall />
    </>
  );
}

function Hero() {
  return (
    <section className="page-width grid items-center gap-10 pt-10 pb-14 md:pt-14 lg:grid-cols-[11fr_10fr] lg:gap-16 lg:pb-24">
      <div>
        <h1 className="text-4xl">Encontre um profissional de saúde em quem confiar</h1>
        <p className="mt-5 max-w-text text-lg text-muted-foreground">
          Psicologia, psiquiatria, fonoaudiologia, fisioterapia e outras especialidades. Escolha a cidade, o horário e
          se prefere presencial ou online.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Link to="/buscar" className={buttonVariants({ size: "lg" })}>
            Buscar Profissionais
          </Link>
          <Link to="/cadastro" className={buttonVariants({ variant: "outline", size: "lg" })}>
            Sou Profissional
          </Link>
        </div>
        <p className="mt-5 max-w-text text-sm text-muted-foreground">
          Para buscar e entrar em contato, você não precisa criar conta nem pagar nada.
        </p>
      </div>
      <Portico className="aspect-[640/440] w-full rounded sm:max-lg:aspect-[2/1]" />
    </section>
  );
}

type Feature = { Icon: (props: IconProps) => ReactElement; title: string; text: string };

const FEATURES: Feature[] = [
  {
    Icon: SearchIcon,
    title: "Busca Inteligente",
    text: "Filtre por especialidade, modalidade, cidade e horário. Você chega a quem atende o que precisa, sem rodeios.",
  },
  {
    Icon: VerifiedIcon,
    title: "Profissionais Verificados",
    text: "Cada perfil mostra o registro no conselho da profissão. Quando nossa equipe confere esse registro, o perfil informa.",
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

function Features() {
  return (
    <section className="border-y bg-surface" aria-labelledby="features">
      <div className="page-width grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <h2 id="features" className="max-w-md text-3xl">
          Feito para quem procura cuidado, sem complicar
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
          {FEATURES.map(({ Icon, title, text }) => (
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

function Values() {
  return (
    <section className="page-width grid gap-5 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-12" aria-labelledby="values">
      <h2 id="values" className="text-3xl">
        Nossos valores
      </h2>
      <p className="max-w-text border-l-4 border-accent-bright pl-5 text-lg md:pl-8">
        Betesda era o tanque de Jerusalém onde os doentes esperavam por cuidado: a casa da misericórdia. Somos uma
        plataforma de valores cristãos, e é assim que queremos trabalhar: com dignidade, compaixão, honestidade e
        sigilo, a serviço de todas as pessoas, qualquer que seja a sua crença. O cuidado é dos profissionais, com a
        ciência e a ética da profissão de cada um.
      </p>
    </section>
  );
}

function ClosingCall() {
  return (
    <section className="on-deep" aria-labelledby="closing">
      <div className="page-width flex flex-col items-start gap-8 py-14 md:flex-row md:items-center md:justify-between md:py-16">
        <div>
          <h2 id="closing" className="text-3xl">
            Dê o primeiro passo com calma
          </h2>
          <p className="mt-3 max-w-text text-lg text-deep-muted">
            Veja os perfis, compare e fale com quem fizer sentido para você.
          </p>
        </div>
        <Link
          to="/buscar"
          className={buttonVariants({
            size: "lg",
            className: "shrink-0 max-sm:w-full",
          })}
        >
          Encontrar Profissional Agora
        </Link>
      </div>
    </section>
  );
}
