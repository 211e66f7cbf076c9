/* SPDX-FileCopyrightText: 2026 The Tessera Authors
   SPDX-License-Identifier: MIT */

/* The loops of blurred backdrops. They are in C for debug builds, in which tests run: a pixel's four numbers are one
   register here without the optimiser too, where Swift calls a function for each addition. Additions stand in one
   order, and none is fused with a product, so that every build and machine gives the same pixels. */

#include "PixelBlur.h"

#pragma STDC FP_CONTRACT OFF

typedef float pixel __attribute__((vector_size(16)));
typedef uint32_t sum __attribute__((vector_size(16)));

static inline size_t least(size_t a, size_t b) { return a < b ? a : b; }

void tessera_blur_shrink(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, size_t factor, uint32_t *scratch,
    float *target) {
  sum *sums = (sum *)scratch;
  pixel *result = (pixel *)target;
  size_t columns = (width + factor - 1) / factor;
  for (size_t top = 0; top < height; top += factor) {
    size_t rows = least(factor, height - top);
    for (size_t column = 0; column < columns; column++) sums[column] = (sum){0, 0, 0, 0};
    for (size_t row = top; row < top + rows; row++) {
      const uint32_t *word = pixels + row * stride;
      for (size_t column = 0; column < columns; column++) {
        const uint32_t *end = word + least(factor, width - column * factor);
        /* Two channels each in one number, with room for 256 pixels between them. */
        uint32_t even = 0, odd = 0;
        for (; word < end; word++) {
          even += *word & 0x00FF00FF;
          odd += (*word >> 8) & 0x00FF00FF;
        }
        sums[column] += (sum){even & 0xFFFF, odd & 0xFFFF, even >> 16, odd >> 16};
      }
    }
    for (size_t column = 0; column < columns; column++) {
      float count = (float)(least(factor, width - column * factor) * rows);
      *result++ = __builtin_convertvector(sums[column], pixel) / count;
    }
  }
}

void tessera_blur_rows(
    const float *source, float *target, size_t width, size_t height, const float *kernel, size_t reach) {
  const pixel *from = (const pixel *)source;
  pixel *to = (pixel *)target;
  for (size_t column = 0; column < width; column++) {
    size_t before = least(column, reach), after = least(width - 1 - column, reach);
    float total = 0;
    for (size_t distance = before; distance > 0; distance--) total += kernel[distance];
    for (size_t distance = 0; distance <= after; distance++) total += kernel[distance];
    const float *last = kernel + after;
    for (size_t row = 0; row < height; row++) {
      const pixel *next = from + row * width + column - before;
      pixel mean = {0, 0, 0, 0};
      for (const float *weight = kernel + before; weight > kernel; weight--) mean += *next++ * *weight;
      for (const float *weight = kernel; weight <= last; weight++) mean += *next++ * *weight;
      to[column * height + row] = mean / total;
    }
  }
}
