import { brand } from "#app/shared/brand.ts";
import { describePage } from "#app/shared/page-meta.ts";
import { questions } from "./questions.ts";

export function describeLanding(origin: string) {
  const url = `${origin}/`;
  return describePage({
    title: `${brand.name} | Encontre profissionais de saúde de confiança`,
    description:
      "Busque psicólogos, psiquiatras, fonoaudiólogos, fisioterapeutas e outros profissionais de saúde por especialidade, cidade e horário. Presencial ou online, sem criar conta.",
    url,
    jsonLd: [
      { "@type": "WebSite", name: brand.name, url, inLanguage: "pt-BR" },
      { "@type": "Organization", name: brand.name, url, logo: `${origin}/icon-512.png` },
      questionsJsonLd,
    ],
  });
}

const questionsJsonLd = {
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
};
