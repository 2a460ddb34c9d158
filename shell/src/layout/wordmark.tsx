export function Wordmark() {
  return (
    <span className="font-serif text-xl leading-none font-medium tracking-display whitespace-nowrap" lang="en">
      Short<span className="mark mx-0! pr-[0.16em] pl-[0.1em]">list</span>
    </span>
  );
}
