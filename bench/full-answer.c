/*
 * The engine's full answer, written in C: the minimum and the recommended price with all their lines, the gaps, the dead zones
 * and the break-even price, from one basis as the engine has it. For `bench/pricing.ts`, as `least-price.c`.
 *
 * In:  the number of rows and of rounds; then a row a line, whole numbers.
 * Out: the nanoseconds a row of each round; then the answer of each row in the order of `answer`, of gaps and dead zones as
 *      many as there are; 0 where there is none.
 */
#include "c-engine.h"

#define MOST_PIECES (MOST_BANDS + 3)
#define NONE 0 /* no price */

typedef struct {
  int64_t last, rate, base, fulfilment, credit, standing;
  double with_least, with_rate, left;
} piece;

typedef struct {
  double sale_vat, extra, ads, coupon, kept, fee_vat, recovered, fee_with_vat, least_referral, own_noise;
  int64_t cost, extra_fixed, returns, storage, fixed;
  int bears, is_promoted, pieces;
  piece piece[MOST_PIECES];
} basis;

typedef struct {
  int64_t fixed;
  double of_price;
} need;

typedef struct {
  int64_t price, output_vat, referral, referral_vat, fulfilment, fulfilment_vat, store_fees, fee_vat_cost, extra, ads,
      coupon, returns, storage, cost, credit, credit_vat, payout, profit;
} statement;

typedef struct {
  int64_t first, last, earns_more_at;
} range;

typedef struct {
  statement minimum, recommended;
  int64_t break_even, gap_count, zone_count;
  range gap[MOST_PIECES], zone[MOST_PIECES];
} answer;

static int64_t smaller(int64_t a, int64_t b) { return a < b ? a : b; }

static void take_pieces(basis *b, const row *r, double borne) {
  int64_t first = 1;
  b->pieces = 0;
  while (first <= PRICE_LIMIT) {
    piece *p = &b->piece[b->pieces++];
    int64_t fee = r->below;
    p->last = PRICE_LIMIT;
    p->credit = 0;
    for (int64_t i = 0; i < r->bands; i++)
      if (first <= r->up_to[i]) {
        p->last = r->up_to[i];
        p->credit = r->credit[i];
        break;
      }
    if (r->breakpoint != 0) {
      if (first > r->breakpoint) fee = r->above;
      else p->last = smaller(p->last, r->breakpoint);
    }
    p->rate = r->rate1;
    p->base = 0;
    if (r->shape != FLAT) {
      if (first <= r->limit) p->last = smaller(p->last, r->limit);
      else {
        p->rate = r->rate2;
        if (r->shape == SLIDING) p->base = (r->rate1 - r->rate2) * r->limit;
      }
    }
    p->fulfilment = part_of(fee, b->fee_with_vat / WHOLE);
    p->standing = p->fulfilment - part_of(p->fulfilment, b->recovered) + b->fixed -
                  (p->credit - part_of(p->credit, b->sale_vat));
    p->with_least = p->standing + b->least_referral / WHOLE * borne;
    p->with_rate = p->standing + p->base / WHOLE * borne;
    p->left = b->kept - p->rate / WHOLE * borne;
    first = p->last + 1;
  }
}

static void take_basis(basis *b, const row *r) {
  b->bears = !r->registered || r->fee_vat_is_cost;
  b->sale_vat = r->registered ? r->vat / (WHOLE + r->vat) : 0;
  b->extra = r->extra_rate / WHOLE;
  b->ads = r->ads_rate / WHOLE;
  b->coupon = r->coupon_rate / WHOLE;
  b->is_promoted = r->ads_rate + r->coupon_rate > 0;
  b->kept = 1 - b->sale_vat - b->extra - b->ads - b->coupon;
  b->fee_vat = r->fee_vat / (WHOLE + r->fee_vat);
  b->recovered = b->bears ? 0 : b->fee_vat;
  b->fee_with_vat = WHOLE + r->fee_vat;
  b->least_referral = r->min_referral * WHOLE;
  b->cost = r->registered ? r->cost : part_of(r->cost, (WHOLE + r->cost_vat) / WHOLE);
  b->extra_fixed = r->extra_fixed;
  b->returns = r->return_cost;
  b->storage = r->storage_cost;
  b->fixed = b->cost + b->extra_fixed + b->returns + b->storage;
  b->own_noise = 0.5 + LINE_NOISE;
  if (b->recovered > 0) b->own_noise += 0.5;
  if (b->sale_vat > 0) b->own_noise += 0.5;
  if (b->extra > 0) b->own_noise += 0.5;
  if (b->ads > 0) b->own_noise += 0.5;
  if (b->coupon > 0) b->own_noise += 0.5;
  take_pieces(b, r, b->fee_with_vat / WHOLE * (1 - b->recovered));
}

static inline int64_t referral_in(const piece *p, const basis *b, int64_t price) {
  return parts_with_vat(larger(b->least_referral, (double)(p->rate * price + p->base)), b->fee_with_vat);
}

static inline int64_t profit_in(const piece *p, const basis *b, int64_t price) {
  const int64_t referral = referral_in(p, b, price);
  const int64_t profit = price - part_of(price, b->sale_vat) - referral + part_of(referral, b->recovered) -
                         part_of(price, b->extra) - p->standing;
  return b->is_promoted ? profit - part_of(price, b->ads) - part_of(price, b->coupon) : profit;
}

static inline int64_t shortfall_in(const piece *p, const basis *b, need n, int64_t price) {
  const int64_t rising = part_at_least(price, n.of_price);
  return (n.of_price > 0 && rising > n.fixed ? rising : n.fixed) - profit_in(p, b, price);
}

static int64_t least_price(const basis *b, need n, int64_t price, int first_piece) {
  int steps = 0;
  for (int i = first_piece; i < b->pieces; i++) {
    const piece *p = &b->piece[i];
    if (p->last < price) continue;
    const double at_least = p->with_least - b->own_noise, by_rate = p->with_rate - b->own_noise;
    double start = larger(line_crossing(at_least + n.fixed, b->kept), line_crossing(by_rate + n.fixed, p->left));
    if (n.of_price > 0) {
      start = larger(start, line_crossing(at_least, b->kept - n.of_price));
      start = larger(start, line_crossing(by_rate, p->left - n.of_price));
    }
    if (start > price) price = start > p->last ? p->last + 1 : (int64_t)ceil(start);
    while (price <= p->last) {
      const int64_t shortfall = shortfall_in(p, b, n, price);
      if (shortfall <= 0) return price;
      if (++steps > STEP_LIMIT) return NONE;
      price += shortfall;
    }
    price = p->last + 1;
  }
  return NONE;
}

static inline const piece *piece_at(const basis *b, int64_t price) {
  const piece *p = b->piece;
  while (p->last < price) p++;
  return p;
}

static void state(statement *s, const basis *b, int64_t price) {
  const piece *p = piece_at(b, price);
  const int64_t referral = referral_in(p, b, price);
  s->price = price;
  s->output_vat = part_of(price, b->sale_vat);
  s->referral_vat = part_of(referral, b->fee_vat);
  s->referral = referral - s->referral_vat;
  s->fulfilment_vat = part_of(p->fulfilment, b->fee_vat);
  s->fulfilment = p->fulfilment - s->fulfilment_vat;
  s->store_fees = referral + p->fulfilment;
  s->fee_vat_cost = b->bears ? s->referral_vat + s->fulfilment_vat : 0;
  s->extra = part_of(price, b->extra) + b->extra_fixed;
  s->ads = part_of(price, b->ads);
  s->coupon = part_of(price, b->coupon);
  s->returns = b->returns;
  s->storage = b->storage;
  s->cost = b->cost;
  s->credit = p->credit;
  s->credit_vat = part_of(p->credit, b->sale_vat);
  s->payout = price - s->store_fees + p->credit;
  s->profit = price - s->output_vat - s->referral - s->fulfilment - s->fee_vat_cost - s->extra - s->ads - s->coupon -
              s->returns - s->storage - s->cost + s->credit - s->credit_vat;
}

/* The ending of every row: 95 halalas. */
static int64_t recommended(const basis *b, need n, int64_t minimum) {
  for (int64_t reached = minimum; reached != NONE;) {
    const int64_t price = (reached + 4) / 100 * 100 + 95;
    if (price > PRICE_LIMIT) break;
    if (price == reached || shortfall_in(piece_at(b, price), b, n, price) <= 0) return price;
    reached = least_price(b, n, price + 1, 0);
  }
  return minimum;
}

static int full_answer(answer *a, const row *r) {
  basis b;
  take_basis(&b, r);
  const need wanted = {r->fixed, r->of_price / WHOLE};
  const int64_t minimum = least_price(&b, wanted, 1, 0);
  if (minimum == NONE) return 0;
  state(&a->minimum, &b, minimum);
  state(&a->recommended, &b, recommended(&b, wanted, minimum));
  a->gap_count = a->zone_count = 0;
  for (int i = 1; i < b.pieces; i++) {
    const int64_t end = b.piece[i - 1].last, first = end + 1;
    if (first > minimum && shortfall_in(&b.piece[i], &b, wanted, first) > 0)
      a->gap[a->gap_count++] = (range){first, least_price(&b, wanted, first, i) - 1, 0};
    const need earned = {profit_in(&b.piece[i - 1], &b, end), 0};
    if (profit_in(&b.piece[i], &b, first) < earned.fixed)
      a->zone[a->zone_count++] = (range){first, least_price(&b, earned, first, i) - 1, end};
  }
  a->break_even = least_price(&b, (need){0, 0}, 1, 0);
  return 1;
}

static const char *separator;

static void print_numbers(const int64_t *numbers, size_t count) {
  for (size_t i = 0; i < count; i++, separator = " ") printf("%s%" PRId64, separator, numbers[i]);
}

int main(void) {
  const int64_t count = next_number(), rounds = next_number();
  row *rows = malloc(sizeof(row) * (size_t)count);
  answer *answers = malloc(sizeof(answer) * (size_t)count);
  char *found = malloc((size_t)count);
  if (rows == NULL || answers == NULL || found == NULL) return 4;
  for (int64_t i = 0; i < count; i++) rows[i] = read_row();
  for (int64_t round = 0; round < rounds; round++) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    for (int64_t i = 0; i < count; i++) found[i] = (char)full_answer(&answers[i], &rows[i]);
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("%.3f\n", nanoseconds_between(before, after) / count);
  }
  for (int64_t i = 0; i < count; i++) {
    const answer *a = &answers[i];
    separator = "";
    if (found[i]) {
      print_numbers((const int64_t *)&a->minimum, sizeof(statement) / sizeof(int64_t));
      print_numbers((const int64_t *)&a->recommended, sizeof(statement) / sizeof(int64_t));
      print_numbers(&a->break_even, 3);
      print_numbers((const int64_t *)a->gap, (size_t)a->gap_count * 3);
      print_numbers((const int64_t *)a->zone, (size_t)a->zone_count * 3);
    }
    printf(found[i] ? "\n" : "0\n");
  }
  return 0;
}
