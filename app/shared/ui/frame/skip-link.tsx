export function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="sr-only z-50 rounded bg-primary px-5 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
    >
      Pular para o conteúdo
    </a>
  );
}
