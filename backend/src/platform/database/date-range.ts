/** A time range that excludes its end. */
export interface DateRange {
  from: Date;
  to: Date;
}
