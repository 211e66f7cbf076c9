import UIKit

class Other: Nobody {}

extension Other {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}
