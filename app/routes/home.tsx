export default function Home() {
  return <h1>Betesda</h1>;
}
