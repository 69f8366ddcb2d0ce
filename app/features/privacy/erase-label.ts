/** What a patient presses on the page of an appointment, and what every text that tells of it quotes. */
export const ERASE_LABEL = "Apagar meus dados";
