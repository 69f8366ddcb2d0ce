import { ChevronDownIcon } from "#app/shared/ui/icons/icons.tsx";
import { questions } from "./questions.ts";

export function QuestionList() {
  return (
    <section
      className="page-width grid gap-5 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-12"
      aria-labelledby="perguntas"
    >
      <h2 id="perguntas" className="text-3xl">
        Perguntas frequentes
      </h2>
      <div className="border-t">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold">
              {question}
              <ChevronDownIcon className="size-5 shrink-0 text-primary transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-text pb-5 text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
