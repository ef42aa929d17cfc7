/* What the engine's two peers in C share: the rows, the roundings and how rows are read. Whole numbers of 64 bits, and doubles. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MOST_BANDS 4
#define PRICE_LIMIT 10000000000LL
#define STEP_LIMIT 2000000
#define WHOLE 10000.0
#define FLOAT_NOISE 0.00001
#define LINE_NOISE 0.01

enum shape { FLAT, THRESHOLD, SLIDING };

typedef struct {
  int64_t shape, rate1, limit, rate2, min_referral;
  int64_t below, above, breakpoint; /* breakpoint 0: none */
  int64_t cost, extra_rate, extra_fixed, ads_rate, coupon_rate, return_cost, storage_cost;
  int64_t vat, fee_vat, registered, fee_vat_is_cost, cost_vat;
  int64_t fixed, of_price; /* the target */
  int64_t bands, up_to[MOST_BANDS], credit[MOST_BANDS];
} row;

/* For sums of at least 0, which is all that is rounded. */
static inline int64_t part_of(double amount, double ratio) { return (int64_t)(amount * ratio + 0.5 + FLOAT_NOISE); }
static inline int64_t part_at_least(double amount, double ratio) { return (int64_t)(amount * ratio + 1 - FLOAT_NOISE); }

static inline int64_t parts_with_vat(double parts, double factor) {
  double product = parts * factor;
  if (product <= 562949953421312.0) return (int64_t)((product + 50000000.25) * 1e-8);
  int64_t whole = (int64_t)parts / 10000, rest = (int64_t)parts % 10000, by = (int64_t)factor;
  return (whole * by + rest * by / 10000 + 5000) / 10000;
}

static inline double line_crossing(double standing, double left) {
  return standing <= 0 ? 0 : standing / (left > 0 ? left : 0);
}

static inline double larger(double a, double b) { return a > b ? a : b; }

static int64_t next_number(void) {
  int64_t number;
  if (scanf("%" SCNd64, &number) != 1) exit(2);
  return number;
}

/* Every field in the order of `row`; of the bands as many as there are. */
static row read_row(void) {
  row r = {0};
  int64_t *field = (int64_t *)&r;
  while (field <= &r.bands) *field++ = next_number();
  if (r.bands > MOST_BANDS) exit(3);
  for (int64_t i = 0; i < r.bands; i++) {
    r.up_to[i] = next_number();
    r.credit[i] = next_number();
  }
  return r;
}

static inline double nanoseconds_between(struct timespec before, struct timespec after) {
  return (after.tv_sec - before.tv_sec) * 1e9 + (after.tv_nsec - before.tv_nsec);
}
