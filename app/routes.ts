import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const isDevelopment = process.env.NODE_ENV === "development";

export default [
  index("routes/home.tsx"),
  route("buscar", "routes/search.tsx"),
  route("buscar/mais", "routes/more-results.ts"),
  route("profissional/:id", "routes/professional.tsx"),
  route("profissional/:id/imagem.png", "routes/professional-image.ts"),
  route("desafio", "routes/challenge.ts"),
  route("login", "routes/login.tsx"),
  route("recuperar-senha", "routes/recover-password.tsx"),
  route("nova-senha", "routes/new-password.tsx"),
  route("link-expirado", "routes/expired-link.tsx"),
  layout("routes/panel.tsx", [
    route("dashboard", "routes/dashboard.tsx"),
    route("dashboard/perfil", "routes/edit-profile.tsx"),
    route("dashboard/horarios", "routes/hours.tsx"),
  ]),
  route("cadastro", "routes/sign-up.tsx"),
  route("termos", "routes/terms.tsx"),
  route("privacidade", "routes/privacy.tsx"),
  route("valores", "routes/values.tsx"),
  route("como-ordenamos", "routes/ordering.tsx"),
  route("contato", "routes/contact.tsx"),
  route("cidades", "routes/cities.ts"),
  route("cidades/perto", "routes/nearest-city.ts"),
  route("cidades/conferir", "routes/known-city.ts"),
  route("cep/:cep", "routes/cep.ts"),
  ...(isDevelopment ? [route("dev/ui", "routes/dev-ui.tsx")] : []),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemap/:part", "routes/sitemap-part.ts"),
  route(":specialty/:uf?/:city?", "routes/place.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
