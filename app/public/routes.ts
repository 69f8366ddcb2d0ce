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

/** Every address of the website; the first that fits answers. */
export const routes: Route[] = [
  ...shared([
    page("/", loadHome, HomePage),
    page("/buscar", loadSearch, SearchPage),
    page("/favoritos", loadFavourites, FavouritesPage),
    page("/comparar", loadComparison, ComparisonPage),
    page("/profissional/:id", loadProfessional, ProfessionalPage),
    page("/profissional/:id/avaliacoes", loadAllReviews, AllReviewsPage),
    page("/profissional/:id/parecidos", loadOthersLike, OthersPage),
  ]),
  page("/profissional/:id/agendar", loadBooking, BookingPage, actBooking),
  page("/profissional/:id/avise-me", loadWaitingList, WaitingListPage, actWaitingList),
  resource("/profissional/:id/imagem.png", professionalImage),
  resource("/profissional/:id/qr.svg", professionalQr),
  resource("/profissional/:id/horarios", freeTimes),
  resource("/profissional/:id/widget", widget),
  page("/avaliar/:token", loadReview, ReviewPage, actReview),
  page("/denunciar/:kind/:id", loadReport, ReportPage, actReport),
  page("/consulta/:token", loadAppointment, AppointmentPage, actAppointment),
  resource("/consulta/:token/avaliar", backToAppointment, rateAppointment),
  resource("/consulta/:token/sem-convite", backToAppointment, refuseInvitation),
  page("/lista-de-espera/:token", loadWaiting, WaitingPage, actWaiting),
  resource("/lista-de-espera/:token/sair", backToWaiting, leaveWaitingList),
  page("/dados-apagados", loadDataErased, DataErasedPage),
  resource("/consulta/:token/calendario.ics", appointmentCalendar),
  resource("/agenda/:feed", calendarFeed),
  resource("/desafio", undefined, challenge),
  page("/login", loadLogin, LoginPage),
  resource("/entrar", toSignIn),
  page("/recuperar-senha", loadRecoverPassword, RecoverPasswordPage),
  page("/nova-senha", loadNewPassword, NewPasswordPage),
  page("/link-expirado", loadExpiredLink, ExpiredLinkPage),
  page("/nao-fui-eu/:token", loadNotMe, NotMePage, actNotMe),
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
  page("/lgpd", loadPrivacyRequests, PrivacyRequestsPage, actPrivacyRequest),
  page("/lgpd/confirmar/:token", loadPrivacyProof, PrivacyProofPage, actPrivacyProof),
  page("/seguranca", loadSecurity, SecurityPage),
  page("/status", loadStatus, StatusPage),
  page("/sem-conexao", loadOffline, OfflinePage),
  page("/dev/ui", loadDevUi, DevUiPage),
  resource("/.well-known/security.txt", securityTxt),
  ...shared([
    resource("/sugestoes", suggestions),
    resource("/cidades", cities),
    resource("/cidades/perto", nearestCity),
    resource("/cidades/conferir", knownCity),
    resource("/cep/:cep", cep),
    resource("/robots.txt", robots),
    resource("/sitemap.xml", sitemap),
    resource("/sitemap/:part", sitemapPart),
    page("/:specialty/:uf?/:city?", loadPlace, PlacePage),
  ]),
];
