// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

// What Apple's layers have and these cannot do honestly: naming it in source is an error that says why.
extension CALayer {
  @available(*, unavailable, message: "Tessera always composes a layer and its sublayers as one group.")
  public var allowsGroupOpacity: Bool {
    get { preconditionFailure("unavailable") }
    set { preconditionFailure("unavailable") }
  }

  @available(*, unavailable, message: "Tessera's render servers cache by themselves; leave this out.")
  public var shouldRasterize: Bool {
    get { preconditionFailure("unavailable") }
    set { preconditionFailure("unavailable") }
  }

  @available(*, unavailable, message: "Tessera's render servers cache by themselves; leave this out.")
  public var rasterizationScale: CGFloat {
    get { preconditionFailure("unavailable") }
    set { preconditionFailure("unavailable") }
  }
}
