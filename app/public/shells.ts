/**
 * Pages that are the same for everybody but empty without a session: the service worker keeps none of them. A list of its
 * own, because the worker is one file and must not share code with pages; shells.test.ts compares it with theirs.
 */
export const shells =
  /^\/(dashboard|operador|pagamento|login|cadastro|recuperar-senha|nova-senha|link-expirado|sem-conexao|dev)\b/i;
