import UIKit

class Wider: Wide {
  override func layout(
    with a: Int, and b: [Int: String],
    then: (String) -> Void
  ) {}
}

extension Wide {
  @objc
  func layout(
    with a: Int,  // the first
    and b: [Int: String] = [:],
    then: (String) -> Void
  ) {
    then("\(a) \(b)")
  }

  #if !NEVER
    @objc func answer() -> Int { 42 }
  #endif
}
