import { Avatar } from "#app/shared/ui/avatar.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { Breadcrumb } from "#app/shared/ui/frame/breadcrumb.tsx";
import { TopBar } from "#app/shared/ui/frame/top-bar.tsx";
import { Pagination } from "#app/shared/ui/pagination.tsx";
import { Stars } from "#app/shared/ui/stars.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#app/shared/ui/tabs.tsx";
import { LONG_NAME, Row, Section } from "./specimen.tsx";

const PEOPLE = ["Dra. Ana Souza", "Bruno Lima", "Carla Dias", "Davi Rocha", "Elisa Melo", "Fábio Reis", LONG_NAME];

export function Content() {
  return (
    <>
      <Section id="barra" title="Barra do topo">
        <TopBar path="/buscar" session="visitor" menuId="menu-visitor" label="Visitante" />
        <TopBar path="/buscar" session="professional" menuId="menu-professional" label="Profissional" />
        <Breadcrumb trail={[{ label: "Início", to: "/" }, { label: "Buscar", to: "/buscar" }, { label: LONG_NAME }]} />
      </Section>
      <Section id="pessoas" title="Pessoas e notas">
        <Row label="Iniciais, cor estável por pessoa">
          {PEOPLE.map((name) => (
            <Avatar key={name} name={name} id={name} />
          ))}
          <Avatar name="Ana" id="a" size="sm" />
          <Avatar name="Ana Souza" id="b" size="lg" />
          <Avatar name="Foto" id="c" photo="/favicon.svg" />
        </Row>
        <Row label="Avaliação">
          <Stars rating={4.8} reviews={10} />
          <Stars rating={3.5} reviews={1} />
          <Stars rating={5} size="lg" />
          <Badge variant="accent">Novo</Badge>
        </Row>
      </Section>
      <Section id="cartoes" title="Cartões">
        <div className="grid gap-4 md:grid-cols-2">
          <Card>
            <CardTitle>Título do cartão</CardTitle>
            <CardDescription>Uma frase que explica o que há aqui.</CardDescription>
          </Card>
          <Card>
            <CardTitle>{LONG_NAME}</CardTitle>
            <CardDescription>CRP 06/166340</CardDescription>
          </Card>
        </div>
      </Section>
      <Section id="abas" title="Abas e páginas">
        <Tabs defaultValue="perfil">
          <TabList label="Painel">
            <Tab value="perfil">Meu Perfil</Tab>
            <Tab value="assinatura">Assinatura</Tab>
            <Tab value="estatisticas">Estatísticas</Tab>
          </TabList>
          <TabPanel value="perfil">Dados do perfil.</TabPanel>
          <TabPanel value="assinatura">Assinatura ativa.</TabPanel>
          <TabPanel value="estatisticas">120 visualizações.</TabPanel>
        </Tabs>
        <Pagination page={2} pageCount={1200} href={(page) => `?pagina=${page}`} />
        <Pagination label="Primeira página" page={1} pageCount={3} href={(page) => `?pagina=${page}`} />
      </Section>
    </>
  );
}
