import { useState } from "react";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import type { Planned } from "../planned-acts.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useAct } from "../use-act.ts";
import { useOperatorData } from "../use-operator-data.ts";
import type { CouncilRule, Flag, HeldReview, Report } from "./moderation.ts";
import { FlagCard, HeldReviewCard, ReportCard } from "./moderation-cards.tsx";
import { RuleTable } from "./rule-table.tsx";

/** Reports by visitors, words that councils forbid, and what each council allows. Nothing changes by itself. */
export function ModerationPage() {
  const reports = useOperatorData<Report[]>("operator_reports");
  const held = useOperatorData<HeldReview[]>("operator_held_reviews");
  const flags = useOperatorData<Flag[]>("operator_flags");
  const rules = useOperatorData<CouncilRule[]>("operator_rules");
  const [planned, setPlanned] = useState<Planned>();
  const reload = () => Promise.all([reports.reload(), held.reload(), flags.reload(), rules.reload()]);
  const { act, isBusy } = useAct(reload);
  const all = [reports.status, held.status, flags.status, rules.status];
  if (all.includes("loading")) return <OperatorLoading />;
  if (!reports.data || !held.data || !flags.data || !rules.data) return <OperatorFailure onRetry={reload} />;
  return (
    <>
      <OperatorHeading
        title="Moderação"
        lead="Denúncias e textos para olhar. Nada é mudado sem a sua decisão, e toda decisão fica registrada."
      />
      <section aria-labelledby="denuncias">
        <h2 id="denuncias" className="text-xl">
          Denúncias
        </h2>
        {reports.data.length === 0 && <p className="mt-1 text-muted-foreground">Nenhuma denúncia em aberto.</p>}
        <ul className="mt-3 flex flex-col gap-4">
          {reports.data.map((report) => (
            <ReportCard key={report.id} report={report} onPlan={setPlanned} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="avaliacoes" className="mt-10">
        <h2 id="avaliacoes" className="text-xl">
          Avaliações a ler antes de publicar
        </h2>
        {held.data.length === 0 && <p className="mt-1 text-muted-foreground">Nenhuma avaliação espera.</p>}
        <ul className="mt-3 flex flex-col gap-4">
          {held.data.map((review) => (
            <HeldReviewCard key={review.id} review={review} onPlan={setPlanned} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="textos" className="mt-10">
        <h2 id="textos" className="text-xl">
          Textos para olhar
        </h2>
        {flags.data.length === 0 && <p className="mt-1 text-muted-foreground">Nenhum texto com palavras vedadas.</p>}
        <ul className="mt-3 flex flex-col gap-4">
          {flags.data.map((flag) => (
            <FlagCard key={flag.id} flag={flag} onPlan={setPlanned} />
          ))}
        </ul>
      </section>
      <RuleTable rules={rules.data} onPlan={setPlanned} />
      {planned && (
        <ReasonDialog
          question={planned.question}
          isBusy={isBusy}
          onClose={() => setPlanned(undefined)}
          onReason={async (reason, form) => {
            const category = form.get("category");
            const parameters = { ...planned.parameters(reason), ...(category && { category }) };
            if (await act(planned.name, parameters, planned.done)) setPlanned(undefined);
          }}
        />
      )}
    </>
  );
}
