/*
 * The engine's price alone, written in C: the same pieces, the same division to begin with, the same climb, as doubles and
 * 64-bit whole numbers. For `bench/pricing.ts`, which writes the rows, compiles this with `cc -O2` and compares the answers.
 *
 * In:  the number of rows and of rounds; then a row a line, whole numbers (`read_row` in `c-engine.h` says which).
 * Out: the nanoseconds a row of each round; then the answer of each row, 0 for none.
 */
#include "c-engine.h"

static int64_t least_price(const row *r) {
  const int bears = !r->registered || r->fee_vat_is_cost;
  const double sale_vat = r->registered ? r->vat / (WHOLE + r->vat) : 0;
  const double extra = r->extra_rate / WHOLE, ads = r->ads_rate / WHOLE, coupon = r->coupon_rate / WHOLE;
  const int is_promoted = r->ads_rate + r->coupon_rate > 0;
  const double recovered = bears ? 0 : r->fee_vat / (WHOLE + r->fee_vat);
  const double fee_with_vat = WHOLE + r->fee_vat;
  const double borne = fee_with_vat / WHOLE * (1 - recovered);
  const double kept = 1 - sale_vat - extra - ads - coupon;
  const double least_referral = r->min_referral * WHOLE;
  const int64_t paid = r->registered ? r->cost : part_of(r->cost, (WHOLE + r->cost_vat) / WHOLE);
  const int64_t fixed = paid + r->extra_fixed + r->return_cost + r->storage_cost;
  const double of_price = r->of_price / WHOLE;
  double noise = 0.5 + LINE_NOISE;
  if (recovered > 0) noise += 0.5;
  if (sale_vat > 0) noise += 0.5;
  if (extra > 0) noise += 0.5;
  if (ads > 0) noise += 0.5;
  if (coupon > 0) noise += 0.5;

  int64_t price = 1;
  int steps = 0;
  while (price <= PRICE_LIMIT) {
    const int above = r->shape != FLAT && price > r->limit;
    const int64_t rate = above ? r->rate2 : r->rate1;
    const int64_t base = above && r->shape == SLIDING ? (r->rate1 - r->rate2) * r->limit : 0;
    const int64_t fee = r->breakpoint == 0 || price <= r->breakpoint ? r->below : r->above;
    int64_t last = PRICE_LIMIT, credit = 0;
    for (int64_t i = 0; i < r->bands; i++)
      if (price <= r->up_to[i]) {
        last = r->up_to[i];
        credit = r->credit[i];
        break;
      }
    if (r->breakpoint >= price && r->breakpoint < last) last = r->breakpoint;
    if (r->shape != FLAT && r->limit >= price && r->limit < last) last = r->limit;
    const int64_t fulfilment = part_of(fee, fee_with_vat / WHOLE);
    const int64_t standing = fulfilment - part_of(fulfilment, recovered) + fixed - (credit - part_of(credit, sale_vat));

    const double at_least = standing - noise + least_referral / WHOLE * borne;
    const double by_rate = standing - noise + base / WHOLE * borne;
    const double left = kept - rate / WHOLE * borne;
    double start = larger(line_crossing(at_least + r->fixed, kept), line_crossing(by_rate + r->fixed, left));
    if (of_price > 0) {
      start = larger(start, line_crossing(at_least, kept - of_price));
      start = larger(start, line_crossing(by_rate, left - of_price));
    }
    if (start > price) price = start > last ? last + 1 : (int64_t)ceil(start);

    while (price <= last) {
      const int64_t referral = parts_with_vat(larger(least_referral, (double)(rate * price + base)), fee_with_vat);
      int64_t profit = price - part_of(price, sale_vat) - referral + part_of(referral, recovered) -
                       part_of(price, extra) - standing;
      if (is_promoted) profit -= part_of(price, ads) + part_of(price, coupon);
      const int64_t rising = part_at_least(price, of_price);
      const int64_t shortfall = (rising > r->fixed ? rising : r->fixed) - profit;
      if (shortfall <= 0) return price;
      if (++steps > STEP_LIMIT) return 0;
      price += shortfall;
    }
    price = last + 1;
  }
  return 0;
}

int main(void) {
  const int64_t count = next_number(), rounds = next_number();
  row *rows = malloc(sizeof(row) * (size_t)count);
  int64_t *answers = malloc(sizeof(int64_t) * (size_t)count);
  if (rows == NULL || answers == NULL) return 4;
  for (int64_t i = 0; i < count; i++) rows[i] = read_row();
  for (int64_t round = 0; round < rounds; round++) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    for (int64_t i = 0; i < count; i++) answers[i] = least_price(&rows[i]);
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("%.3f\n", nanoseconds_between(before, after) / count);
  }
  for (int64_t i = 0; i < count; i++) printf("%" PRId64 "\n", answers[i]);
  return 0;
}
