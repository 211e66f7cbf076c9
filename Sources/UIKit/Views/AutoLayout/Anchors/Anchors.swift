// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The places of views and guides from which constraints are made.

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .leading)) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .trailing)) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .left)) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .right)) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .top)) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .bottom)) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .width)) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutPlace(self, .height)) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutPlace(self, .centerX)) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutPlace(self, .centerY)) }
}
