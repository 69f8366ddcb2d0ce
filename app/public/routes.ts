import { bookingFields } from "#app/features/appointments/booking/appointment-request.ts";
import { privacyFields } from "#app/features/privacy/privacy-request.ts";
import { reportFields } from "#app/features/reports/report-form.ts";
import { reviewFields } from "#app/features/reviews/review-form.ts";
import { filterNames, filterOf } from "#app/features/search/filters/filter-table.ts";
import { notices } from "#app/features/search/sentence/sentence-address.ts";
import { waitingFields } from "#app/features/waiting-list/waiting-request.ts";
import { panelPaths } from "#app/panel/panel-paths.ts";
import { page, type Route, resource, shared } from "./page.ts";
import { ExpiredLinkPage, loadExpiredLink } from "./pages/account/expired-link.tsx";
import { LoginPage, loadLogin } from "./pages/account/login.tsx";
import { loadNewPassword, NewPasswordPage } from "./pages/account/new-password.tsx";
import { actNotMe, loadNotMe, loadProtected, NotMePage, ProtectedPage } from "./pages/account/not-me.tsx";
import { loadRecoverPassword, RecoverPasswordPage } from "./pages/account/recover-password.tsx";
import { loadSignUp, SignUpPage } from "./pages/account/sign-up.tsx";
import { AllReviewsPage, loadAllReviews } from "./pages/all-reviews.tsx";
import { AppointmentPage, actAppointment, loadAppointment } from "./pages/appointment.tsx";
import { actBooking, BookingPage, loadBooking } from "./pages/booking.tsx";
import { ComparisonPage, loadComparison } from "./pages/comparison.tsx";
import { DataErasedPage, loadDataErased } from "./pages/data-erased.tsx";
import { DevUiPage, loadDevUi } from "./pages/dev-ui.tsx";
import { FavouritesPage, loadFavourites } from "./pages/favourites.tsx";
import { HomePage, loadHome } from "./pages/home.tsx";
import {
  LegalTextPage,
  LegalVersionPage,
  loadAccessibility,
  loadContact,
  loadOrdering,
  loadPrivacy,
  loadPrivacyVersion,
  loadTerms,
  loadTermsVersion,
  loadValues,
} from "./pages/legal.tsx";
import { loadOffline, OfflinePage } from "./pages/offline.tsx";
import { loadOthersLike, OthersPage } from "./pages/others.tsx";
import { PanelPage, panelLoader } from "./pages/panel.tsx";
import { loadPlace, PlacePage } from "./pages/place.tsx";
import { actPrivacyProof, loadPrivacyProof, PrivacyProofPage } from "./pages/privacy-proof.tsx";
import { actPrivacyRequest, loadPrivacyRequests, PrivacyRequestsPage } from "./pages/privacy-requests.tsx";
import { loadProfessional, ProfessionalPage } from "./pages/professional.tsx";
import { actReport, loadReport, ReportPage } from "./pages/report.tsx";
import { actReview, loadReview, ReviewPage } from "./pages/review.tsx";
import { loadSearch, SearchPage } from "./pages/search.tsx";
import { loadSecurity, SecurityPage } from "./pages/security.tsx";
import { loadStatus, StatusPage } from "./pages/status.tsx";
import { actWaiting, loadWaiting, WaitingPage } from "./pages/waiting.tsx";
import { actWaitingList, loadWaitingList, WaitingListPage } from "./pages/waiting-list.tsx";
import { appointmentCalendar } from "./resources/appointment-calendar.ts";
import { calendarFeed } from "./resources/calendar-feed.ts";
import { cep } from "./resources/cep.ts";
import { challenge } from "./resources/challenge.ts";
import { cities, knownCity, nearestCity } from "./resources/cities.ts";
import { freeTimes } from "./resources/free-times.ts";
import { backToWaiting, leaveWaitingList } from "./resources/leave-waiting-list.ts";
import { professionalImage } from "./resources/professional-image.ts";
import { professionalQr } from "./resources/professional-qr.ts";
import { backToAppointment, rateAppointment, refuseInvitation } from "./resources/rate-appointment.ts";
import { robots } from "./resources/robots.ts";
import { securityTxt } from "./resources/security-txt.ts";
import { toSignIn } from "./resources/sign-in.ts";
import { sitemap, sitemapPart } from "./resources/sitemap.ts";
import { suggestions } from "./resources/suggestions.ts";
import { widget } from "./resources/widget.ts";

const filterParameters = filterNames.map((name) => filterOf(name).parameter);

/** Every address of the website; the first that fits answers. */
export const routes: Route[] = [
  ...shared([
    page("/", loadHome, HomePage),
    page("/buscar", loadSearch, SearchPage, { query: [...filterParameters, ...notices, "q", "depois", "pagina"] }),
    page("/favoritos", loadFavourites, FavouritesPage, { query: ["lista"] }),
    page("/comparar", loadComparison, ComparisonPage, { query: ["ids"] }),
    page("/profissional/:id", loadProfessional, ProfessionalPage, { query: ["semana"] }),
    page("/profissional/:id/avaliacoes", loadAllReviews, AllReviewsPage, { query: ["antes"] }),
    page("/profissional/:id/parecidos", loadOthersLike, OthersPage),
  ]),
  page("/profissional/:id/agendar", loadBooking, BookingPage, {
    query: ["servico", "inicio"],
    form: { fields: bookingFields, act: actBooking },
  }),
  page("/profissional/:id/avise-me", loadWaitingList, WaitingListPage, {
    form: { fields: waitingFields, act: actWaitingList },
  }),
  resource("/profissional/:id/imagem.png", professionalImage),
  resource("/profissional/:id/qr.svg", professionalQr),
  resource("/profissional/:id/horarios", freeTimes, { query: [...filterParameters, "cartao", "servico"] }),
  resource("/profissional/:id/widget", widget),
  page("/avaliar/:token", loadReview, ReviewPage, { form: { fields: reviewFields, act: actReview } }),
  page("/denunciar/:kind/:id", loadReport, ReportPage, { form: { fields: reportFields, act: actReport } }),
  page("/consulta/:token", loadAppointment, AppointmentPage, {
    query: ["novo", "mudou"],
    form: { fields: ["acao", "horario", "avaliacao"], act: actAppointment },
  }),
  resource("/consulta/:token/avaliar", backToAppointment, { form: { fields: [], act: rateAppointment } }),
  resource("/consulta/:token/sem-convite", backToAppointment, {
    form: { fields: [], act: refuseInvitation },
  }),
  page("/lista-de-espera/:token", loadWaiting, WaitingPage, {
    query: ["saiu"],
    form: { fields: ["acao"], act: actWaiting },
  }),
  resource("/lista-de-espera/:token/sair", backToWaiting, { form: { fields: [], act: leaveWaitingList } }),
  page("/dados-apagados", loadDataErased, DataErasedPage),
  resource("/consulta/:token/calendario.ics", appointmentCalendar),
  resource("/agenda/:token", calendarFeed),
  resource("/desafio", undefined, { form: { fields: [], act: challenge } }),
  page("/login", loadLogin, LoginPage, { query: ["voltar"] }),
  resource("/entrar", toSignIn, { query: ["voltar"] }),
  page("/recuperar-senha", loadRecoverPassword, RecoverPasswordPage),
  page("/nova-senha", loadNewPassword, NewPasswordPage),
  page("/link-expirado", loadExpiredLink, ExpiredLinkPage, { query: ["de"] }),
  page("/nao-fui-eu/:token", loadNotMe, NotMePage, { form: { fields: [], act: actNotMe } }),
  page("/conta-protegida", loadProtected, ProtectedPage),
  page("/cadastro", loadSignUp, SignUpPage),
  ...panelPaths.map(({ path, title }) => page(path, panelLoader(title), PanelPage)),
  page("/termos", loadTerms, LegalTextPage),
  page("/privacidade", loadPrivacy, LegalTextPage),
  page("/termos/versao/:version", loadTermsVersion, LegalVersionPage),
  page("/privacidade/versao/:version", loadPrivacyVersion, LegalVersionPage),
  page("/valores", loadValues, LegalTextPage),
  page("/como-ordenamos", loadOrdering, LegalTextPage),
  page("/contato", loadContact, LegalTextPage),
  page("/acessibilidade", loadAccessibility, LegalTextPage),
  page("/lgpd", loadPrivacyRequests, PrivacyRequestsPage, {
    form: { fields: privacyFields, act: actPrivacyRequest },
  }),
  page("/lgpd/confirmar/:token", loadPrivacyProof, PrivacyProofPage, {
    form: { fields: [], act: actPrivacyProof },
  }),
  page("/seguranca", loadSecurity, SecurityPage),
  page("/status", loadStatus, StatusPage),
  page("/sem-conexao", loadOffline, OfflinePage),
  page("/dev/ui", loadDevUi, DevUiPage),
  resource("/.well-known/security.txt", securityTxt),
  ...shared([
    resource("/sugestoes", suggestions, { query: ["q"] }),
    resource("/cidades", cities, { query: ["q"] }),
    resource("/cidades/perto", nearestCity, { query: ["lat", "lon"] }),
    resource("/cidades/conferir", knownCity, { query: ["cidade", "uf"] }),
    resource("/cep/:cep", cep),
    resource("/robots.txt", robots),
    resource("/sitemap.xml", sitemap),
    resource("/sitemap/:part", sitemapPart),
    page("/:specialty/:uf?/:city?", loadPlace, PlacePage, { query: ["depois", "pagina"] }),
  ]),
];
