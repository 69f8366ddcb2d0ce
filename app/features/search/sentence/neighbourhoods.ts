/**
 * Neighbourhoods that people name instead of their city, of the largest cities alone. None that is as well a larger city,
 * a usual name of people, or another word of a search. A search finds the whole city: its page says so.
 */
export const neighbourhoods: Record<string, readonly string[]> = {
  "São Paulo - SP": [
    ...["Vila Mariana", "Vila Madalena", "Vila Olímpia", "Vila Prudente", "Vila Leopoldina", "Vila Guilherme"],
    ...[
      "Vila Formosa",
      "Vila Clementino",
      "Vila Nova Conceição",
      "Pinheiros",
      "Alto de Pinheiros",
      "Moema",
      "Itaim Bibi",
    ],
    ...["Tatuapé", "Perdizes", "Jardins", "Jardim Paulista", "Jardim Europa", "Jardim Ângela", "Consolação"],
    ...["Higienópolis", "Mooca", "Butantã", "Morumbi", "Brooklin", "Ipiranga", "Jabaquara", "Itaquera", "Pirituba"],
    ...["São Miguel Paulista", "Capão Redondo", "Campo Limpo", "Cidade Tiradentes", "Aclimação", "Anália Franco"],
    ...["Itaim", "Barra Funda", "Interlagos", "Casa Verde", "Tucuruvi", "Avenida Paulista"],
  ],
  "Rio de Janeiro - RJ": [
    ...["Copacabana", "Ipanema", "Leblon", "Botafogo", "Flamengo", "Tijuca", "Barra da Tijuca", "Laranjeiras", "Gávea"],
    ...["Méier", "Madureira", "Jacarepaguá", "Recreio dos Bandeirantes", "Vila Isabel", "Ilha do Governador", "Bangu"],
    ...["Realengo", "Urca"],
  ],
  "Brasília - DF": [
    ...["Asa Sul", "Asa Norte", "Lago Sul", "Lago Norte", "Águas Claras", "Taguatinga", "Ceilândia", "Guará"],
    ...["Samambaia", "Plano Piloto", "Vicente Pires", "Núcleo Bandeirante"],
  ],
  "Belo Horizonte - MG": ["Savassi", "Pampulha", "Belvedere", "Sion", "Venda Nova", "Barreiro", "Santa Efigênia"],
  "Salvador - BA": [
    "Pituba",
    "Rio Vermelho",
    "Itaigara",
    "Caminho das Árvores",
    "Ondina",
    "Pelourinho",
    "Stella Maris",
  ],
  "Fortaleza - CE": ["Aldeota", "Cocó", "Messejana", "Praia de Iracema", "Papicu", "Parangaba", "Bairro de Fátima"],
  "Recife - PE": ["Boa Viagem", "Casa Forte", "Casa Amarela", "Espinheiro", "Imbiribeira", "Aflitos"],
  "Curitiba - PR": ["Batel", "Água Verde", "Bigorrilho", "Santa Felicidade", "Ecoville", "Juvevê", "Cidade Industrial"],
  "Porto Alegre - RS": ["Moinhos de Vento", "Menino Deus", "Bom Fim", "Cidade Baixa", "Partenon"],
  "Goiânia - GO": ["Setor Bueno", "Setor Oeste", "Setor Marista", "Setor Sul", "Jardim Goiás"],
  "Manaus - AM": ["Adrianópolis", "Vieiralves", "Parque Dez"],
  "Belém - PA": ["Batista Campos", "Icoaraci"],
  "Campinas - SP": ["Barão Geraldo", "Nova Campinas"],
  "Florianópolis - SC": ["Lagoa da Conceição", "Jurerê", "Campeche", "Canasvieiras"],
  "Santos - SP": ["Ponta da Praia"],
  "Niterói - RJ": ["Icaraí"],
  "Vitória - ES": ["Praia do Canto", "Jardim da Penha", "Jardim Camburi", "Mata da Praia"],
  "Vila Velha - ES": ["Praia da Costa"],
  "Natal - RN": ["Ponta Negra", "Capim Macio"],
  "João Pessoa - PB": ["Tambaú", "Manaíra", "Cabo Branco", "Bessa"],
  "Maceió - AL": ["Ponta Verde", "Pajuçara", "Jatiúca"],
  "São Luís - MA": ["Renascença", "Calhau", "Cohama"],
};

/** Those that are towns or names as well: only beside their city are they parts of it. */
export const doubtfulNeighbourhoods: Record<string, readonly string[]> = {
  "São Paulo - SP": [
    ...[
      "Santana",
      "Lapa",
      "Penha",
      "Liberdade",
      "Belém",
      "Bela Vista",
      "Santo Amaro",
      "Jardim América",
      "Freguesia do Ó",
    ],
    ...["Santa Cecília", "República", "Tremembé", "São Mateus", "Vila Maria", "Vila Carrão", "Jardim São Paulo", "Cambuci", "Bom Retiro"],
  ],
  "Rio de Janeiro - RJ": ["Campo Grande", "Santa Teresa", "Lapa", "Penha", "Santa Cruz", "Catete", "Grajaú", "Glória", "Alto da Boa Vista"],
  "Belo Horizonte - MG": ["Lourdes", "Santo Agostinho", "Cidade Nova", "Buritis", "Funcionários"],
  "Curitiba - PR": ["Boqueirão", "Portão", "Centro Cívico"],
  "Goiânia - GO": ["Jardim América"],
  "Porto Alegre - RS": ["Petrópolis", "Bela Vista"],
  "Salvador - BA": ["Barra", "Brotas", "Graça"],
  "Recife - PE": ["Graças", "Várzea"],
};
