export function Values() {
  return (
    <section className="page-width grid gap-5 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-12" aria-labelledby="values">
      <h2 id="values" className="text-3xl">
        Nossos valores
      </h2>
      <p className="max-w-text border-l-4 border-accent-bright pl-5 text-lg md:pl-8">
        Betesda era o tanque de Jerusalém onde os doentes esperavam por cuidado: a casa da misericórdia. Somos uma
        plataforma de valores cristãos, e é assim que queremos trabalhar: com dignidade, compaixão, honestidade e
        sigilo, a serviço de todas as pessoas, qualquer que seja a sua crença. O cuidado é dos profissionais, com a
        ciência e a ética da profissão de cada um.{" "}
        <a href="/valores" className="text-link">
          Conheça nossos valores
        </a>
        .
      </p>
    </section>
  );
}
