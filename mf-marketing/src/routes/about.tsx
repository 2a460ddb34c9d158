import { AboutScreen } from '../features/about/about-screen';

export default function About() {
  return <AboutScreen />;
}
