import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { type DayCounts, ofHundred, summariseMonth } from "#app/features/statistics/statistics.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { MonthsTable } from "./months-table.tsx";
import { OriginsCard } from "./origins-card.tsx";
import { ViewsChart } from "./views-chart.tsx";

export function StatisticsTab({ record, days }: { record: OwnRecord; days: DayCounts[] }) {
  const { views, contacts, conversion } = summariseMonth(days);
  const hasRating = record.rating !== null && record.review_count > 0;
  const figures = [
    { label: "Visualizações neste mês", value: formatNumber(views) },
    { label: "Contatos recebidos", value: formatNumber(contacts) },
    { label: "Taxa de conversão", value: conversion },
    {
      label: "Avaliação média",
      value: hasRating ? (
        <Stars rating={record.rating ?? 0} size="lg" />
      ) : (
        <span className="text-muted-foreground">Ainda sem avaliações</span>
      ),
    },
    { label: "Avaliações na média", value: formatNumber(record.review_count) },
  ];
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
      <Card>
        <CardTitle>Estatísticas</CardTitle>
        <dl className="numeric mt-3">
          {figures.map(({ label, value }) => (
            <div
              key={label}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b last:border-0"
            >
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 font-semibold">{ofHundred(contacts, views)}</p>
        <p className="mt-3 text-sm text-muted-foreground">
          A taxa de conversão é quantos contatos você recebeu para cada visualização. Cada pessoa conta uma vez por dia
          como visualização, e uma vez por jeito de falar com você: quem usa o WhatsApp e o e-mail conta como dois
          contatos. Suas próprias visitas e robôs não contam, nem quem navega sem JavaScript.
        </p>
      </Card>
      <ViewsChart days={days.slice(-30)} />
      <div className="min-w-0 xl:col-span-2">
        <OriginsCard />
      </div>
      <div className="min-w-0 xl:col-span-2">
        <MonthsTable days={days} />
      </div>
    </div>
  );
}
