import { data } from "react-router";

export const UNSENT = {
  title: "Não foi enviado",
  text: "Confira sua conexão e tente de novo. Nada do que você escreveu se perdeu.",
};

/**
 * For a page's `clientAction`: without a connection, or when the server fails, the form stays as it was and says so,
 * where it would give way to the page of errors.
 */
export async function sendOrKeep<Answer, Failure>(serverAction: () => Promise<Answer>, failure: Failure) {
  try {
    return await serverAction();
  } catch (error) {
    // The way to another page.
    if (error instanceof Response) throw error;
    // With a failure's status nothing is loaded anew, which would fail as well.
    return data(failure, { status: 503 });
  }
}
