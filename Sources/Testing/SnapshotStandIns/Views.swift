// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

// Views of frameworks that Tessera lacks. Libraries of snapshots ask whether a view is one of them; none is, since making
// one stops the process.

private func stop(_ name: String) -> Never {
  fatalError("Tessera has no \(name); its views can't be made")
}

open class SCNScene: NSObject {}

open class SCNView: UIView {
  open var scene: SCNScene?

  public override init(frame: CGRect) { stop("SceneKit") }
  public required init?(coder: NSCoder) { stop("SceneKit") }

  open func snapshot() -> UIImage { stop("SceneKit") }
}

open class SKNode: UIResponder {}
open class SKScene: SKNode {}

open class SKTexture: NSObject {
  open func cgImage() -> CGImage { stop("SpriteKit") }
}

open class SKView: UIView {
  open private(set) var scene: SKScene?

  public override init(frame: CGRect) { stop("SpriteKit") }
  public required init?(coder: NSCoder) { stop("SpriteKit") }

  open func presentScene(_ scene: SKScene?) { self.scene = scene }
  open func texture(from node: SKNode) -> SKTexture? { stop("SpriteKit") }
}

open class WKSnapshotConfiguration: NSObject {
  open var afterScreenUpdates = true
}

open class WKWebView: UIView {
  public override init(frame: CGRect) { stop("WebKit") }
  public required init?(coder: NSCoder) { stop("WebKit") }

  open var isLoading: Bool { false }

  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) { stop("WebKit") }
}
