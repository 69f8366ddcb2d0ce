import { brand } from "#app/shared/brand.ts";
import type { PageDescription } from "#app/shared/page-description.ts";
import { questions } from "./questions.ts";

export function describeLanding(origin: string): PageDescription {
  const url = `${origin}/`;
  return {
    title: `${brand.name} | Encontre profissionais de saúde de confiança`,
    description:
      "Busque psicólogos, psiquiatras, fonoaudiólogos, fisioterapeutas e outros profissionais de saúde por especialidade, cidade e horário. Presencial ou online, sem criar conta.",
    url,
    jsonLd: [
      { "@type": "WebSite", name: brand.name, url, inLanguage: "pt-BR" },
      { "@type": "Organization", name: brand.name, url, logo: `${origin}/icon-512.png` },
      questionsJsonLd,
    ],
  };
}

const questionsJsonLd = {
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};
