// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/* What every file of these tests sees. */
#import <UIKit/UIKit.h>
#import "Nocilla.h"  // a stand-in
@import CommonCrypto;
