import { AboutScreen } from '../features/about/about-screen';

/** /about: what Shortlist is for, how it works, and what it holds to. */
export default function About() {
  return <AboutScreen />;
}
