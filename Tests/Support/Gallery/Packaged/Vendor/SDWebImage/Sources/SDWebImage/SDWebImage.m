// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// In the place of a library in Objective-C, of which nothing is compiled.
#import "SDWebImage.h"
