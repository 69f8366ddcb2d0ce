const STEPS = [
  {
    title: "Busque",
    text: "Escolha a especialidade, a cidade e o horário que servem para você. Presencial ou por vídeo.",
  },
  {
    title: "Compare",
    text: "Leia os perfis com calma: registro, abordagem, horários e como cada profissional trabalha.",
  },
  {
    title: "Converse",
    text: "Fale direto com o profissional por WhatsApp ou e-mail e combine a primeira consulta.",
  },
];

export function Steps() {
  return (
    <section className="page-width py-14 md:py-20" aria-labelledby="como-funciona">
      <h2 id="como-funciona" className="text-3xl">
        Como funciona
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-4 border-accent-bright pt-5">
            <p className="numeric text-sm font-semibold text-muted-foreground">Passo {index + 1}</p>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-2 max-w-text text-muted-foreground">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
