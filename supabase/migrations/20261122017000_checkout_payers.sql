-- By whose CPF or CNPJ a Pix was begun, as a keyed hash: whoever corrects the number gets another code.
alter table billing.checkouts add column payer_mark bytea;
