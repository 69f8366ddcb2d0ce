import type { Modality } from "../specialties.ts";

export const closings: Record<Modality, string[]> = {
  presencial: [
    "Atendo com hora marcada.",
    "O consultório fica em local de fácil acesso, com elevador e sala de espera reservada.",
    "Para agendar, basta enviar uma mensagem; respondo no mesmo dia útil.",
    "O espaço é acessível a cadeiras de rodas.",
  ],
  online: [
    "Todos os atendimentos são por videochamada, com hora marcada.",
    "Atendo por vídeo pessoas de todo o Brasil; basta um lugar reservado e uma boa conexão.",
    "As consultas são online, com o mesmo cuidado e o mesmo sigilo do consultório.",
    "O link da videochamada é enviado por mensagem antes de cada encontro.",
  ],
  ambos: [
    "Atendo no consultório e por videochamada.",
    "Você pode escolher entre o consultório e a consulta por vídeo.",
    "Há horários presenciais e online ao longo da semana.",
    "Quem mora longe ou viaja muito pode seguir o acompanhamento por vídeo.",
  ],
};
