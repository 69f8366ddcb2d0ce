import type { City } from "./cities.ts";
import type { Random } from "./people/random.ts";

/** Districts that people of the largest cities know; elsewhere, names that nearly every city has. */
const known: Record<string, string> = {
  "São Paulo":
    "Vila Mariana, Pinheiros, Moema, Tatuapé, Santana, Perdizes, Bela Vista, Itaim Bibi, Saúde, Lapa, Santo Amaro, Ipiranga, Mooca, Butantã, Itaquera",
  "Rio de Janeiro":
    "Copacabana, Tijuca, Botafogo, Flamengo, Méier, Barra da Tijuca, Ipanema, Laranjeiras, Madureira, Campo Grande, Jacarepaguá",
  Brasília: "Asa Sul, Asa Norte, Águas Claras, Taguatinga, Sudoeste, Guará, Ceilândia, Lago Sul",
  Fortaleza: "Aldeota, Meireles, Papicu, Benfica, Fátima, Cocó, Messejana, Parangaba",
  Salvador: "Pituba, Barra, Itaigara, Rio Vermelho, Brotas, Graça, Imbuí, Cabula",
  "Belo Horizonte": "Savassi, Funcionários, Lourdes, Santa Efigênia, Buritis, Pampulha, Barreiro, Floresta",
  Manaus: "Adrianópolis, Centro, Parque 10 de Novembro, Flores, Aleixo, Vieiralves, Cidade Nova",
  Curitiba: "Batel, Água Verde, Bigorrilho, Centro Cívico, Portão, Cabral, Juvevê, Boqueirão",
  Recife: "Boa Viagem, Casa Forte, Graças, Espinheiro, Boa Vista, Ilha do Leite, Madalena, Aflitos",
  Goiânia: "Setor Bueno, Setor Oeste, Setor Marista, Jardim Goiás, Setor Central, Setor Sul, Campinas",
  Belém: "Nazaré, Umarizal, Batista Campos, Marco, Reduto, Pedreira, São Brás",
  "Porto Alegre": "Moinhos de Vento, Bom Fim, Petrópolis, Menino Deus, Cidade Baixa, Tristeza, Auxiliadora, Rio Branco",
  Campinas: "Cambuí, Taquaral, Barão Geraldo, Centro, Guanabara, Botafogo, Jardim Chapadão",
  "São Luís": "Renascença, Calhau, Cohama, Centro, Turu, Cohab",
  Maceió: "Ponta Verde, Jatiúca, Farol, Pajuçara, Gruta de Lourdes, Tabuleiro do Martins",
  Natal: "Tirol, Petrópolis, Lagoa Nova, Capim Macio, Ponta Negra, Candelária",
  "João Pessoa": "Manaíra, Tambaú, Bessa, Torre, Bancários, Miramar",
  Teresina: "Jóquei, Fátima, Centro, Ilhotas, São Cristóvão, Dirceu",
  "Campo Grande": "Jardim dos Estados, Centro, Chácara Cachoeira, Vila Carvalho, Santa Fé, Monte Castelo",
  Cuiabá: "Goiabeiras, Centro Norte, Bosque da Saúde, Jardim das Américas, Duque de Caxias",
  Florianópolis: "Centro, Trindade, Itacorubi, Agronômica, Estreito, Campeche, Ingleses",
  Vitória: "Praia do Canto, Jardim da Penha, Jardim Camburi, Enseada do Suá, Bento Ferreira",
  Aracaju: "Jardins, Treze de Julho, Grageru, São José, Atalaia, Luzia",
  "Rio Branco": "Bosque, Centro, Jardim Europa, Estação Experimental, Isaura Parente",
  "Porto Velho": "Olaria, Nossa Senhora das Graças, Centro, Caiari, Embratel",
  Macapá: "Centro, Santa Rita, Trem, Jesus de Nazaré, Buritizal",
  "Boa Vista": "Centro, São Francisco, Paraviana, Mecejana, Caçari",
  Palmas: "Plano Diretor Sul, Plano Diretor Norte, Taquaralto, Jardim Aureny III",
  Santos: "Gonzaga, Boqueirão, Embaré, Ponta da Praia, Aparecida",
  Niterói: "Icaraí, Centro, Ingá, São Francisco, Santa Rosa",
  "Ribeirão Preto": "Jardim Irajá, Alto da Boa Vista, Centro, Jardim Paulista, Vila Tibério",
};
const districts = new Map(Object.entries(known).map(([city, names]) => [city, names.split(", ")]));
const anywhere = [
  ...["Centro", "Centro", "Centro", "Centro", "Boa Vista", "Jardim América", "São José", "Vila Nova", "Santa Cruz"],
  ...[
    "Jardim Europa",
    "Bela Vista",
    "Santo Antônio",
    "São Francisco",
    "Jardim Paulista",
    "Vila Santa Maria",
    "Planalto",
  ],
  ...[
    "Santa Luzia",
    "Nova Esperança",
    "Cidade Jardim",
    "Alto da Colina",
    "Jardim das Flores",
    "Bom Jesus",
    "Industrial",
  ],
];
const capitals = new Set(["Porto Velho", "Rio Branco", "Boa Vista", "Campo Grande", "Palmas"]);

const streets = [
  ...["Rua XV de Novembro", "Rua Sete de Setembro", "Rua Tiradentes", "Avenida Brasil", "Rua Santos Dumont"],
  ...["Rua Marechal Deodoro", "Rua Dom Pedro II", "Avenida Getúlio Vargas", "Rua Rui Barbosa", "Rua Castro Alves"],
  ...["Rua das Acácias", "Rua dos Ipês", "Rua Duque de Caxias", "Avenida Presidente Vargas", "Rua Machado de Assis"],
  ...["Rua Gonçalves Dias", "Rua Cecília Meireles", "Rua Floriano Peixoto", "Rua das Palmeiras", "Rua Santa Rita"],
  ...["Avenida Independência", "Rua Barão do Rio Branco", "Rua José Bonifácio", "Rua Princesa Isabel", "Rua Bahia"],
];

/** "Rua Tiradentes, 412, sala 304" in a district of the city. */
export function drawPlace(random: Random, city: City) {
  const address = city.name === "Brasília" ? drawBlock(random) : drawStreet(random, city.population > 200_000);
  return { address, district: random.pick(districtsOf(city)) };
}

function districtsOf({ name, is_capital }: City) {
  // Small towns share their name with some capitals.
  if (capitals.has(name) && !is_capital) return anywhere;
  return districts.get(name) ?? anywhere;
}

function drawStreet(random: Random, hasTowers: boolean) {
  const street = `${random.pick(streets)}, ${random.between(15, 1240)}`;
  const kind = random.share();
  if (hasTowers && kind < 0.5) return `${street}, sala ${random.between(1, 12)}0${random.between(1, 8)}`;
  return kind < 0.7 ? `${street}, sala ${random.between(1, 8)}` : street;
}

/** Brasília has blocks instead of streets. */
function drawBlock(random: Random) {
  const block = random.pick(["A", "B", "C", "D"]);
  return `Quadra ${random.between(101, 716)}, Bloco ${block}, sala ${random.between(1, 4)}0${random.between(1, 9)}`;
}
